//! Circles of imports: files that need each other, directly or through others. Who wants to read one
//! of them has to read them all, so no circle may grow beyond three files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use syn::visit::Visit;

use crate::{code_folders, root, sources};

/// The most files that may need each other.
const MOST: usize = 3;

/// Packages with a larger circle, and its size. No number here may rise; a package whose circles are small
/// enough leaves the list.
const LARGER: &[(&str, usize)] = &[];

/// A module's place, from the top of its package: `["discord", "ui", "bot"]`.
type Place = Vec<String>;

/// What one file says of others.
#[derive(Default)]
struct Contents {
    /// Names the file defines itself.
    defines: BTreeSet<String>,
    /// Names it gets from elsewhere, with the place each comes from.
    imports: BTreeMap<String, Vec<Place>>,
    /// Modules of which it takes every name.
    globs: Vec<Place>,
    /// What it names, by place and name.
    mentions: Vec<Place>,
}

/// Reads one file; `inside` is its own place and that of the `mod x { … }` at hand.
struct Reader<'a> {
    places: &'a BTreeSet<Place>,
    own: Place,
    inside: Place,
    is_folder: bool,
    contents: Contents,
}

impl Reader<'_> {
    /// A path as written, from the top of the package; `None` for other packages and local names.
    fn absolute(&self, path: &[String]) -> Option<Place> {
        let mut base = self.inside.clone();
        match path.first()?.as_str() {
            "crate" => Some(path[1..].to_vec()),
            "self" => {
                base.extend_from_slice(&path[1..]);
                Some(base)
            }
            "super" => {
                let ups = path.iter().take_while(|part| *part == "super").count();
                base.truncate(base.len().checked_sub(ups)?);
                base.extend_from_slice(&path[ups..]);
                Some(base)
            }
            first => {
                base.push(first.to_owned());
                let place = if self.places.contains(&base) {
                    base
                } else {
                    let known = self.contents.imports.get(first)?;
                    known.first()?.clone()
                };
                Some(place.into_iter().chain(path[1..].iter().cloned()).collect())
            }
        }
    }

    fn import(&mut self, before: &[String], tree: &syn::UseTree, is_public: bool) {
        let (source, name) = match tree {
            syn::UseTree::Path(path) => {
                let before = [before, &[path.ident.to_string()]].concat();
                return self.import(&before, &path.tree, is_public);
            }
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(before, tree, is_public);
                }
                return;
            }
            syn::UseTree::Glob(_) => {
                if let Some(place) = self.absolute(before) {
                    self.contents.globs.push(place.clone());
                    self.contents.mentions.push(place);
                }
                return;
            }
            syn::UseTree::Name(name) => (name.ident.to_string(), name.ident.to_string()),
            syn::UseTree::Rename(name) => (name.ident.to_string(), name.rename.to_string()),
        };
        let (path, name) = if source == "self" {
            let last = before.last().cloned().unwrap_or_default();
            (before.to_vec(), if name == "self" { last } else { name })
        } else {
            ([before, &[source]].concat(), name)
        };
        let Some(place) = self.absolute(&path) else {
            return;
        };
        // A folder's `mod.rs` that shows what its files offer does not need them for itself.
        let shows_its_own = is_public && self.is_folder && place.starts_with(&self.own);
        if !shows_its_own {
            self.contents.mentions.push(place.clone());
        }
        self.contents.imports.entry(name).or_default().push(place);
    }

    fn mention(&mut self, path: &[String]) {
        if path.len() > 1
            && let Some(place) = self.absolute(path)
        {
            self.contents.mentions.push(place);
        }
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    let asks_for_tests = |a: &syn::Attribute| {
        a.path().is_ident("cfg")
            && a.parse_args::<syn::Path>()
                .is_ok_and(|path| path.is_ident("test"))
    };
    attributes.iter().any(asks_for_tests)
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if is_test(&module.attrs) || module.content.is_none() {
            return;
        }
        self.inside.push(module.ident.to_string());
        syn::visit::visit_item_mod(self, module);
        self.inside.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let is_public = !matches!(item.vis, syn::Visibility::Inherited);
        self.import(&[], &item.tree, is_public);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        self.mention(&parts);
        syn::visit::visit_path(self, path);
    }

    // What a macro is given is tokens, not code; its paths count all the same.
    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        let tokens = called.tokens.to_string().replace(" :: ", "::");
        for word in tokens.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':') {
            let parts: Vec<String> = word.split("::").map(str::to_owned).collect();
            if parts
                .iter()
                .all(|part| !part.is_empty() && !part.contains(':'))
            {
                self.mention(&parts);
            }
        }
        syn::visit::visit_macro(self, called);
    }
}

/// The names that a file's own items have.
fn defined(file: &syn::File) -> BTreeSet<String> {
    let name = |item: &syn::Item| {
        let name = match item {
            syn::Item::Const(item) => &item.ident,
            syn::Item::Enum(item) => &item.ident,
            syn::Item::Fn(item) => &item.sig.ident,
            syn::Item::Static(item) => &item.ident,
            syn::Item::Struct(item) => &item.ident,
            syn::Item::Trait(item) => &item.ident,
            syn::Item::Type(item) => &item.ident,
            syn::Item::Macro(item) => item.ident.as_ref()?,
            _ => return None,
        };
        Some(name.to_string())
    };
    file.items.iter().filter_map(name).collect()
}

/// The files of one package, by place, and what each says of others.
struct Package(BTreeMap<Place, Contents>);

impl Package {
    fn read(folder: &Path) -> Package {
        let paths: Vec<_> = sources(folder)
            .into_iter()
            .filter(|path| !path.ends_with("tests.rs"))
            .collect();
        let place = |path: &Path| {
            let inner = path.strip_prefix(folder).expect("a file of the folder");
            let inner = inner.with_extension("");
            let mut parts: Place = inner
                .iter()
                .map(|part| part.to_string_lossy().into_owned())
                .collect();
            if parts
                .last()
                .is_some_and(|l| l == "mod" || l == "lib" || l == "main")
            {
                parts.pop();
            }
            parts
        };
        let places: BTreeSet<Place> = paths.iter().map(|path| place(path)).collect();
        let mut files = BTreeMap::new();
        for path in &paths {
            let text = fs::read_to_string(path).expect("a source file");
            let file = syn::parse_file(&text).expect("Rust code");
            let mut reader = Reader {
                places: &places,
                own: place(path),
                inside: place(path),
                is_folder: path.ends_with("mod.rs") || path.ends_with("lib.rs"),
                contents: Contents {
                    defines: defined(&file),
                    ..Contents::default()
                },
            };
            // Imports first: what is written further up may name them.
            for item in &file.items {
                if let syn::Item::Use(item) = item
                    && !is_test(&item.attrs)
                {
                    reader.visit_item_use(item);
                }
            }
            let rest = file.items.iter();
            for item in rest.filter(|item| !matches!(item, syn::Item::Use(_))) {
                reader.visit_item(item);
            }
            let contents = reader.contents;
            // `main.rs` stands beside `lib.rs` and is imported by nobody.
            files.entry(place(path)).or_insert(contents);
        }
        Package(files)
    }

    /// The file that a name comes from, through whatever shows it on.
    fn origin(&self, named: &[String], depth: usize) -> Option<Place> {
        let cut = (0..=named.len()).rev();
        let at = cut
            .into_iter()
            .find(|n| self.0.contains_key(&named[..*n]))?;
        let (module, rest) = named.split_at(at);
        let contents = &self.0[module];
        let Some(name) = rest.first().filter(|_| depth < 8) else {
            return Some(module.to_vec());
        };
        if contents.defines.contains(name) {
            return Some(module.to_vec());
        }
        for from in contents.imports.get(name).into_iter().flatten() {
            if from != named {
                let full = [from, &rest[1..]].concat();
                return self.origin(&full, depth + 1);
            }
        }
        for glob in &contents.globs {
            if self.0.get(glob).is_some_and(|c| c.defines.contains(name)) {
                return Some(glob.clone());
            }
        }
        // At the top, what is not the package's own is another package's.
        (!module.is_empty()).then(|| module.to_vec())
    }

    /// Which files each file needs.
    fn needs(&self) -> BTreeMap<&Place, BTreeSet<Place>> {
        let of = |place: &Place, contents: &Contents| {
            let named = contents.mentions.iter();
            let mut needed: BTreeSet<Place> =
                named.filter_map(|path| self.origin(path, 0)).collect();
            needed.remove(place);
            needed
        };
        self.0
            .iter()
            .map(|(p, contents)| (p, of(p, contents)))
            .collect()
    }

    /// The circles, largest first.
    fn circles(&self) -> Vec<BTreeSet<Place>> {
        let needs = self.needs();
        let reached = |from: &Place| {
            let mut found = BTreeSet::new();
            let mut open = vec![from.clone()];
            while let Some(place) = open.pop() {
                for next in needs.get(&place).into_iter().flatten() {
                    if found.insert(next.clone()) {
                        open.push(next.clone());
                    }
                }
            }
            found
        };
        let reached: BTreeMap<&Place, BTreeSet<Place>> =
            needs.keys().map(|place| (*place, reached(place))).collect();
        let mut circles = BTreeSet::new();
        for (place, found) in &reached {
            let both = found
                .iter()
                .filter(|other| reached[*other].contains(*place));
            let circle: BTreeSet<Place> = both.cloned().collect();
            if circle.len() > 1 {
                circles.insert(circle);
            }
        }
        let mut circles: Vec<_> = circles.into_iter().collect();
        circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
        circles
    }
}

#[test]
fn no_more_than_three_files_need_each_other() {
    let mut wrong = Vec::new();
    for folder in code_folders() {
        let package = Package::read(&folder);
        let needs = package.needs();
        let shown = folder
            .strip_prefix(root())
            .expect("a folder of the project");
        let larger = LARGER.iter().find(|(name, _)| shown == Path::new(name));
        let most = larger.map_or(MOST, |(_, most)| *most);
        let circles = package.circles();
        if most > MOST && circles.first().map_or(0, BTreeSet::len) < most {
            wrong.push(format!("{}: less than {most} now", shown.display()));
        }
        for circle in circles {
            if circle.len() <= most {
                continue;
            }
            wrong.push(format!("{}: {} files", shown.display(), circle.len()));
            for place in &circle {
                let within: Vec<String> = needs[place]
                    .intersection(&circle)
                    .map(|other| other.join("::"))
                    .collect();
                wrong.push(format!(
                    "  {} needs {}",
                    place.join("::"),
                    within.join(", ")
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

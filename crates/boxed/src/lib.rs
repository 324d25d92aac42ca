//! `#[boxed]`: what is async is compiled once, in the package where it is written.
//!
//! The future of an `async fn` is a type of its own, with everything it awaits inside. Another package that awaits it
//! compiles all of that again, down to the database's rows. A boxed future is one pointer to code that is there already:
//! what it costs is one allocation a call, which nobody notices beside a question to a database.

use proc_macro::TokenStream;
use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::visit_mut::{self, VisitMut};
use syn::{
    ImplItem, Item, Lifetime, ParenthesizedGenericArguments, Receiver, ReturnType, Signature, Type,
    TypeBareFn, TypeImplTrait, TypeReference, Visibility, WherePredicate, parse_macro_input,
    parse_quote,
};

/// On an `impl` block: the futures of its public async functions are boxed. On a function: that one's.
///
/// Functions with type parameters stay as they are, as whoever calls them compiles them anyway. Parameters that a
/// function's body does not name are dropped by the call, not by the future.
///
/// ```
/// use chancery_boxed::boxed;
///
/// struct Shelf(Vec<String>);
///
/// #[boxed]
/// impl Shelf {
///     /// The first title that begins so.
///     pub async fn find(&self, start: &str) -> Option<&str> {
///         self.0.iter().map(String::as_str).find(|title| title.starts_with(start))
///     }
/// }
///
/// let shelf = Shelf(vec!["Emma".to_owned(), "Persuasion".to_owned()]);
/// let found = shelf.find("Per");
/// assert_eq!(size_of_val(&found), 2 * size_of::<usize>());
/// assert_eq!(futures_util::FutureExt::now_or_never(found), Some(Some("Persuasion")));
/// ```
#[proc_macro_attribute]
pub fn boxed(_: TokenStream, item: TokenStream) -> TokenStream {
    let mut item = parse_macro_input!(item as Item);
    match &mut item {
        Item::Fn(function) => box_future(&mut function.sig, &mut function.block),
        Item::Impl(block) => {
            for item in &mut block.items {
                if let ImplItem::Fn(function) = item
                    && matches!(function.vis, Visibility::Public(_))
                {
                    box_future(&mut function.sig, &mut function.block);
                }
            }
        }
        other => {
            let why = "#[boxed] goes on an impl block or a function";
            return syn::Error::new_spanned(other, why)
                .to_compile_error()
                .into();
        }
    }
    item.into_token_stream().into()
}

/// Makes of an `async fn` one that returns a boxed future.
fn box_future(signature: &mut Signature, block: &mut syn::Block) {
    let generic = signature.generics.type_params().next().is_some();
    let mut inputs = signature.inputs.clone();
    let mut names = Names::default();
    for input in &mut inputs {
        names.visit_fn_arg_mut(input);
    }
    if signature.asyncness.is_none() || generic || names.has_impl {
        return;
    }
    signature.inputs = inputs;
    signature.asyncness = None;
    let output = match &mut signature.output {
        ReturnType::Default => quote!(()),
        ReturnType::Type(_, output) => {
            names.returned(output);
            output.to_token_stream()
        }
    };
    let generics = &mut signature.generics;
    for made in &names.made {
        generics.params.push(parse_quote!(#made));
    }
    let all: Vec<Lifetime> = generics.lifetimes().map(|l| l.lifetime.clone()).collect();
    generics.params.push(parse_quote!('boxed));
    let bounds = &mut generics.make_where_clause().predicates;
    let outlives = |life: &Lifetime| -> WherePredicate { parse_quote!(#life: 'boxed) };
    bounds.extend(all.iter().map(outlives));
    let future = quote! {
        ::std::pin::Pin<::std::boxed::Box<
            dyn ::std::future::Future<Output = #output> + ::std::marker::Send + 'boxed
        >>
    };
    signature.output = parse_quote!(-> #future);
    let body = block.clone();
    *block = parse_quote!({ ::std::boxed::Box::pin(async move #body) });
}

/// Names for the lifetimes that a signature leaves out.
#[derive(Default)]
struct Names {
    /// The names given, in the order of the parameters.
    made: Vec<Lifetime>,
    /// The lifetime of `&self`.
    of_self: Option<Lifetime>,
    /// Whether a parameter is of the form `impl …`: its type is a parameter, too.
    has_impl: bool,
    /// The name for all lifetimes left out, once it is known: that of what is returned.
    only: Option<Lifetime>,
}

impl Names {
    /// The lifetime that stands where none is written.
    fn next(&mut self) -> Lifetime {
        if let Some(only) = &self.only {
            return only.clone();
        }
        let name = format!("'boxed{}", self.made.len());
        let made = Lifetime::new(&name, Span::call_site());
        self.made.push(made.clone());
        made
    }

    /// Names the lifetimes left out in what is returned: that of `&self`, or else the only one there is.
    fn returned(&mut self, output: &mut Type) {
        self.only = self.of_self.clone().or(self.made.first().cloned());
        if self.only.is_some() {
            self.visit_type_mut(output);
        }
    }
}

impl VisitMut for Names {
    fn visit_receiver_mut(&mut self, receiver: &mut Receiver) {
        match &mut receiver.reference {
            Some((_, lifetime)) => {
                let life = lifetime.take().unwrap_or_else(|| self.next());
                self.of_self = Some(life.clone());
                *lifetime = Some(life);
            }
            None if receiver.colon_token.is_some() => self.visit_type_mut(&mut receiver.ty),
            None => {}
        }
    }

    fn visit_type_reference_mut(&mut self, reference: &mut TypeReference) {
        if reference.lifetime.is_none() {
            reference.lifetime = Some(self.next());
        }
        visit_mut::visit_type_reference_mut(self, reference);
    }

    fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
        if lifetime.ident == "_" {
            *lifetime = self.next();
        }
    }

    fn visit_type_impl_trait_mut(&mut self, _: &mut TypeImplTrait) {
        self.has_impl = true;
    }

    // The lifetimes of a function's own parameters are its own.
    fn visit_parenthesized_generic_arguments_mut(&mut self, _: &mut ParenthesizedGenericArguments) {
    }

    fn visit_type_bare_fn_mut(&mut self, _: &mut TypeBareFn) {}
}

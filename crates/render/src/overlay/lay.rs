//! Lays out all lines of a scene.

use std::collections::BTreeMap;

use super::berths::Berths;
use super::helps::Help;
use super::placed::Overlay;
use super::room;
use super::stands::stands;
use super::strokes;
use super::tasks::Tasks;
use crate::lines::filled::Ink;
use crate::lines::route::Router;
use crate::map::field::Field;
use crate::map::layers::Layers;
use crate::scene::Scene;

/// Lays out all lines of a scene and hands them on.
pub(crate) fn lay<R>(
    layers: &Layers,
    scene: &Scene,
    then: impl FnOnce(&Overlay<'_>, &[Help], Option<&Tasks<'_>>) -> R,
) -> R {
    let map = layers.chart.map();
    let berths = Berths::new(map, layers.view, scene);
    let mut overlay = Overlay {
        scene,
        layers,
        map,
        stands: stands(map, layers.view, scene, &berths),
        router: Router::new(layers.chart),
        berths: &berths,
        lines: BTreeMap::new(),
        lettering: layers.lettering.clone(),
        letters: Vec::new(),
    };
    overlay.letters = overlay.names();
    overlay.block();
    let tasks = scene.waters.as_ref().map(|waters| {
        let router = &mut overlay.router;
        Tasks::lay(scene, waters, &berths, map, layers.view, router)
    });
    overlay.lay_moves();
    let helps = overlay.lay_helps();
    overlay.clear_names(&helps, tasks.as_ref());
    then(&overlay, &helps, tasks.as_ref())
}

impl Overlay<'_> {
    /// Moves names that lines run over beside them, where there is room.
    fn clear_names(&mut self, helps: &[Help], tasks: Option<&Tasks<'_>>) {
        let strokes = strokes::all(self, helps, tasks);
        let mut ink = Ink::new(Field::of(self.scene.chart));
        for stroke in &strokes {
            ink.line(&stroke.line, stroke.half);
            if stroke.arrow {
                ink.head(&stroke.line);
            }
        }
        for help in helps {
            help.ink(&mut ink);
        }
        if let Some(tasks) = tasks {
            tasks.ink(&mut ink);
        }
        let view = self.layers.view;
        room::clear(self.map, view, self.scene, &ink, &mut self.lettering);
        self.letters = self.names();
    }
}

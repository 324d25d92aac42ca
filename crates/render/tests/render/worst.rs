//! The places of the map where arrows were hardest to read, for people to look at in full and as small as
//! Discord shows them.

use chancery_i18n::Words;
use chancery_render::Scene;
use chancery_render::phase;

use super::{crowds, fleets, keep, keep_small};

/// Close neighbours against each other, and ships around capes.
const CLOSE: &str = "
    germany: A mun - tyr; A bel - lon; F nth C A bel - lon; A hol - bel; F bal - den
    austria: A tyr - mun; A tri - alb; F adr - apu; A ser - bul; A vie - boh
    italy: A alb - tri; A apu - nap; A tus - rom; F nap - rom; F wes - tys; F ion S F adr - apu
    turkey: A bul - con; A con - bul; F aeg S A bul - con
    england: F lon - wal; A wal - yor; A yor - lon; A edi - cly; F cly - edi; F bar - nwy
    france: F naf - mao; F mao - naf; A par - bre; A bre - par; F spa/sc S F mao - naf; A gas - par; A bur S A gas - par
    russia: F nwy - stp/nc; F bot - stp/sc; A sev - ukr; A mos - ukr; A war S A mos - ukr; F rum - sev
";

/// Ships between seas whose anchors lie behind land, and help that is cut.
const SHIPS: &str = "
    england: F nth - eng; F eng - nth; F iri - nao; F ska - swe; A swe - den
    germany: F hol - nth; F den S F hol - nth; A kie - den; F bal S A kie - den
    france: F bre - pic; A pic - bel; A bur S A pic - bel; A bel - bur; F mao - spa/sc
    italy: F tys - wes; F tun - wes; F adr - ion; F ion - tys; A ven - tri; A tyr S A ven - tri; F lyo - pie
    austria: A tri - ven; A vie - tyr; A bud S A vie - tyr; A gal - rum; A ser S A gal - rum
    russia: F bla - arm; F arm - bla; A rum H; F sev S A rum; A ukr S A rum; F stp/nc - bar; A war - gal
    turkey: F con S F bla - arm; F aeg - ion; F smy - aeg; A ank S F arm - bla; F eas - ion
";

/// Help that has no effect: for units that do otherwise, or stay.
const VOID: &str = "
    russia: A ukr S A war - gal; A war H; A sev S A mos - ukr; A mos H
    austria: A gal H; A bud S A vie - gal; A vie - boh
    turkey: F bla S A bul - rum; A bul H; A con S A bul - rum
    germany: A mun S A ber - sil; A ber H; F kie S A ruh - hol; A ruh H
    france: A par S A bre - pic; F bre H; F mao S F wes - naf; F wes H
    italy: A ven S A tyr - tri; A tyr H; F ion S F nap - tys; F nap H
    england: F nth S F edi - nwy; F edi H; F lon S F eng - bel; F eng H
";

fn played(lines: &str) -> Scene {
    let mut state = crowds::state("standard");
    let sheets = fleets::set_up(&mut state, lines);
    let (state, report) = fleets::close(&state, &sheets);
    phase::orders(&state.setup, &report, &fleets::captions(), Words::english())
}

#[test]
fn the_worst_places_are_kept_for_looking_at() {
    for (name, scene) in [
        ("worst-close", played(CLOSE)),
        ("worst-ships", played(SHIPS)),
        ("worst-void", played(VOID)),
        ("worst-standard", crowds::board("standard", 34, 5)),
        ("worst-economic", crowds::board("economic", 40, 2)),
        ("worst-naval", crowds::board("naval", 49, 3)),
        ("worst-army-fleet", crowds::board("army-fleet", 34, 4)),
    ] {
        let png = chancery_render::render(&scene);
        keep(name, &png);
        keep_small(name, &png);
    }
}

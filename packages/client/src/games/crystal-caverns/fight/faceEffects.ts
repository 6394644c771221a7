import type { Face, Facts } from '@lantern/games/crystal-caverns/board';
import type { Fact } from '@lantern/games/kit/story';
import { t } from '../strings';

/** One Treehouse die of a roll, and its effect. */
export interface Deed {
  face: Face;
  /** A word below the die. */
  did: string;
  /** Whether the face had an effect, or still may. */
  counts: boolean;
}

type After = readonly Fact<Facts>[];

/** The effects of the hero's faces; `open` while its owner may still use them. */
export function heroDeeds({ kind, heroFaces }: Facts['rolled'], after: After, open: boolean): Deed[] {
  const uses = after.flatMap((fact) => (fact.kind === 'used' ? [t().deeds.abilities[fact.data.ability]] : []));
  const swapped = after.some((fact) => fact.kind === 'swapped' || isSwapOfMonsters(fact, true));
  return deedsOf(heroFaces, {
    attacks: kind === 'attack',
    defends: kind === 'defend',
    toppled: after.some((fact) => fact.kind === 'toppled' && 'foe' in fact.data.who),
    stood: after.some((fact) => fact.kind === 'stoodUp' && 'hero' in fact.data.who),
    swapped,
    wild: () => uses.shift(),
    open,
  });
}

/** The effects of the monster's faces: it uses every WILD, and two monsters swap at every SWAP. */
export function monsterDeeds({ kind, foeFaces }: Facts['rolled'], after: After): Deed[] {
  const powers = after.flatMap((fact) =>
    fact.kind === 'power' ? [t().deeds.powers[fact.data.warded ? 'warded' : fact.data.power]] : [],
  );
  const wilds = foeFaces.filter((face) => face === 'WILD').length;
  const each = Math.max(1, Math.ceil(powers.length / Math.max(1, wilds)));
  return deedsOf(foeFaces, {
    attacks: kind === 'defend',
    defends: kind === 'attack',
    toppled: after.some((fact) => fact.kind === 'toppled' && 'hero' in fact.data.who),
    stood: after.some((fact) => fact.kind === 'stoodUp' && 'foe' in fact.data.who),
    swapped: after.some((fact) => isSwapOfMonsters(fact, false)),
    wild: () => powers.splice(0, each)[0],
    open: false,
  });
}

/** Whether the monsters changed sides, by a hero's SWAP or by one of their own. */
function isSwapOfMonsters(fact: Fact<Facts>, byHero: boolean): boolean {
  return fact.kind === 'foesSwapped' && (fact.data.by !== undefined) === byHero;
}

interface Course {
  attacks: boolean;
  defends: boolean;
  /** The other side was toppled; this side stood up. */
  toppled: boolean;
  stood: boolean;
  swapped: boolean;
  /** The use of the next WILD. */
  wild(): string | undefined;
  open: boolean;
}

function deedsOf(faces: readonly Face[], course: Course): Deed[] {
  const { attacks, defends, toppled, stood, swapped, wild, open } = course;
  const { deeds } = t();
  const nothing = { did: deeds.none, counts: false };
  const may = open ? { did: deeds.may, counts: true } : nothing;
  const deed: Readonly<Record<Face, () => Omit<Deed, 'face'>>> = {
    AIM: () => (attacks ? { did: '+1', counts: true } : nothing),
    DIG: () => (defends ? { did: '+1', counts: true } : nothing),
    TIP: () =>
      attacks ? { did: toppled ? deeds.topples : open ? deeds.tips : deeds.held, counts: toppled || open } : nothing,
    HOP: () => (stood ? { did: deeds.stands, counts: true } : defends ? { did: deeds.steady, counts: true } : nothing),
    SWAP: () => (swapped ? { did: deeds.swaps, counts: true } : may),
    WILD: () => {
      const used = wild();
      return used ? { did: used, counts: true } : may;
    },
  };
  return faces.map((face) => ({ face, ...deed[face]() }));
}

import type { Combat, Facts, Foe, Hero, Monster, View } from '@lantern/games/crystal-caverns/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Flight } from '../../match/flight/flight';
import type { Beats } from '../../match/timeline/beats';
import { drained, GREAT, mapBeats, ofCard, ordered, UNSAID } from './mapBeats';

/** The effects of dice besides the blow: long enough to read a line of the panel. */
const DEED = { hold: 450 };
const ASIDE = { hold: 300, weight: 1 } as const;

/** The beats of the caverns: the party's steps, the throws of a fight, their effects, and rewards. */
export const beats: Beats<View> = {
  ...mapBeats,
  combatBegan: ASIDE,
  roundBegan: { ...UNSAID, weight: 1 },
  // Both sides roll at once.
  rolled: { dice: ({ heroFaces, foeFaces }) => 1 + Math.max(heroFaces.length, foeFaces.length), hold: 500, weight: 3 },
  stoodUp: { ...ASIDE, land: (shown, { who }) => lying(shown, who, false) },
  toppled: { ...DEED, land: (shown, { who }) => lying(shown, who, true) },
  used: ASIDE,
  hurt: { ...DEED, land: (shown, { foe, hp }) => ofFoe(shown, foe, { hp }), cue: 'hit' },
  mended: { ...DEED, concerns: 'seat', land: healed, cue: 'find' },
  power: { ...DEED, concerns: 'seat' },
  struck: { hold: 800, weight: 3, land: struck, cue: ({ damage }) => (damage > 0 ? 'hit' : undefined) },
  swapped: { ...DEED, land: ordered },
  foesSwapped: { ...DEED, land: foesOrdered },
  slain: {
    cue: 'hit',
    ...DEED,
    land: (shown, { foe }) =>
      inFight(shown, ({ foes, fallen }) => ({
        foes: foes.filter(({ monster }) => monster.id !== foe.id),
        fallen: [...fallen, { monster: foe, holy: false }],
      })),
  },
  heroFell: {
    ...GREAT,
    concerns: 'all',
    land: (shown, { seat, order }) => ofHero({ ...shown, order }, seat, { alive: false }),
    cue: 'loss',
  },
  combatWon: { ...GREAT, land: cleared, cue: 'victory' },
  absorbed: { ...DEED, land: healed, cue: 'find', flies: ({ seat }) => [won(seat)] },
  pooled: {
    ...GREAT,
    land: (shown, { seats }) => seats.reduce(mended, drained(shown)),
    cue: 'find',
    flies: ({ seats }) => seats.map(won),
  },
};

/** Returns the flight of a crystal, from the fight or its chest, to a hero. */
function won(seat: Seat): Flight {
  return { from: 'fight', to: `seat:${seat}`, as: 'gem' };
}

function inFight(view: View, change: (combat: Combat) => Partial<Combat>): View {
  const { combat } = view;
  return combat ? { ...view, combat: { ...combat, ...change(combat) } } : view;
}

function ofFoe(view: View, { id }: Monster, change: Partial<Foe>): View {
  return inFight(view, ({ foes }) => ({
    foes: foes.map((foe) => (foe.monster.id === id ? { ...foe, ...change } : foe)),
  }));
}

function ofHero(view: View, seat: Seat, change: Partial<Hero>): View {
  const hero = view.heroes[seat];
  return hero ? { ...view, heroes: { ...view.heroes, [seat]: { ...hero, ...change } } } : view;
}

function healed(view: View, { seat, hp }: { seat: Seat; hp: number }): View {
  return ofHero(view, seat, { hp });
}

function mended(view: View, seat: Seat): View {
  return ofHero(view, seat, { hp: (view.heroes[seat]?.hp ?? 0) + 1 });
}

/** The card has no monsters any longer, but the fight stays on the board until its rewards have been shown. */
function cleared(view: View): View {
  const card = view.map[view.pos];
  return card ? ofCard(view, card, () => ({ monsters: [] })) : view;
}

function foesOrdered(view: View, { foes: now }: Facts['foesSwapped']): View {
  return inFight(view, ({ foes }) => ({ foes: now.flatMap(({ id }) => foes.filter((foe) => foe.monster.id === id)) }));
}

function lying(view: View, who: Facts['toppled']['who'], stunned: boolean): View {
  if ('foe' in who) return ofFoe(view, who.foe, { stunned });
  return inFight(view, ({ effects }) => {
    const own = effects[who.hero];
    return own ? { effects: { ...effects, [who.hero]: { ...own, stunned } } } : {};
  });
}

/** The blow ends the exchange: its dice can no longer be used. */
function struck(view: View, { kind, seat, foe, hp }: Facts['struck']): View {
  const wounded = kind === 'attack' ? ofFoe(view, foe, { hp }) : ofHero(view, seat, { hp });
  return inFight(wounded, () => ({ exchange: null }));
}

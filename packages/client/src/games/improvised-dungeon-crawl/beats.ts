import {
  dragonAgainst,
  type Facts,
  type Hero,
  type MonsterId,
  newFight,
  type Room,
  type View,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Fact } from '@lantern/games/kit/story';
import type { Seat } from '@lantern/protocol/seat';
import type { Flight } from '../../match/flight/flight';
import type { Beats } from '../../match/timeline/beats';

export type CrawlFact = Fact<Facts>;

/** A room on the map. */
type Entry = View['history'][number];

/** A throw, and how long its sentence is shown. */
const THROW = { dice: ({ dice }: { dice: readonly unknown[] }) => dice.length, hold: 550 };
/** The texts of minor facts. */
const ASIDE = { hold: 330, weight: 1 } as const;
const DEED = { hold: 660 };
/** A turning point. */
const GREAT = { hold: 1300, weight: 3, concerns: 'all' } as const;

const coin = (seat: Seat): Flight => ({ from: 'room', to: `seat:${seat}`, as: 'coin' });
const got = ({ seat }: { seat: Seat | null }) => (seat === null ? [] : [coin(seat)]);
const healed = (view: View, { on, hp }: { on: Seat; hp: number }) => hpOf(view, on, hp);
const hits = ({ wounds }: { wounds: number }) => (wounds > 0 ? 'hit' : undefined);
const struck = (view: View, { monster, left, wounds }: Facts['attacked']) => wounded(view, monster, left, wounds);

/** The beats of the dungeon, one blow after the other. */
export const beats: Beats<View> = {
  roomEntered: {
    hold: 330,
    weight: 3,
    land: entered,
  },
  drew: { hold: 330, land: drawn },
  eliteAnswered: ASIDE,
  // The order of the fight is shown after it.
  dragonWoke: {
    ...GREAT,
    land: (shown, { target }) => ({
      ...shown,
      fight: newFight([dragonAgainst(target)], []),
      history: newestEntry(shown, (entry) => ({ ...entry, dragon: true })),
    }),
    cue: 'loss',
  },
  castBuff: { ...DEED, land: buffed },
  castConfuse: { ...DEED, land: spends },
  castProtect: { ...DEED, land: spends },
  buffReturned: { hold: 0, weight: 1, land: (shown, { seat, dice }) => spends(shown, { seat, dice: -dice }) },
  guarded: DEED,
  attacked: { ...THROW, land: struck, cue: hits },
  missile: { ...THROW, land: struck, cue: hits },
  passed: ASIDE,
  monsterDied: {
    cue: 'hit',
    hold: 330,
    land: (shown, { monster }) => dies(shown, monster),
  },
  dragonSlain: { ...GREAT, land: (shown) => ({ ...dies(shown, 'dragon'), dragonSlain: true }), cue: 'victory' },
  confusedIdle: DEED,
  monsterAttacked: { ...THROW, concerns: 'seat' },
  turnedTo: ASIDE,
  evaded: THROW,
  hurt: { hold: 330, concerns: 'seat', land: (shown, { seat, hp }) => hpOf(shown, seat, hp), cue: 'hit' },
  died: { hold: 990, weight: 3, concerns: 'all', cue: 'loss' },
  rerolled: THROW,
  trapSpotted: ASIDE,
  disarmed: THROW,
  setOff: { ...THROW, cue: 'hit' },
  disarmFailed: THROW,
  trapStruck: { ...THROW, concerns: 'seat', cue: 'hit' },
  chestChecked: THROW,
  treasure: { ...THROW, cue: 'find', flies: got },
  monsterLoot: { ...THROW, hold: 330, cue: 'find', flies: got },
  lootShared: { ...DEED, land: shared, cue: 'find', flies: ({ shares }) => Object.keys(shares).map(coin) },
  met: THROW,
  smithRepaired: { ...DEED, cue: 'build' },
  allHealed: { ...DEED, land: allHealed, cue: 'find' },
  adventurerPaid: { ...THROW, cue: 'find', flies: got },
  potionReceived: { ...THROW, cue: 'find', flies: got },
  poolsFilled: { ...DEED, land: filled, cue: 'find' },
  healed: { ...THROW, land: healed, cue: 'find' },
  resurrected: { ...THROW, hold: 900, weight: 3, land: healed, cue: ({ success }) => (success ? 'find' : 'loss') },
  potion: { ...DEED, land: healed },
  intervention: { hold: 990, land: healed },
  prayed: ASIDE,
  ritual: ASIDE,
  crawlWon: { ...GREAT, land: (shown, { crawl }) => ({ ...shown, crawlsWon: crawl }), cue: 'victory' },
};

/** Whether a fact is shown in the tray. */
export const hasBeat = ({ kind }: CrawlFact): boolean => beats[kind] !== undefined;

/** A room before its cards are drawn. */
const BARE: Room = {
  drawn: [],
  elites: {},
  traps: [],
  chests: [],
  encounters: [],
  slain: [],
  spoils: [],
  trap: null,
  chest: null,
  encounter: null,
  split: null,
};

function entered(shown: View, { room, lead }: Facts['roomEntered']): View {
  const { rooms, history } = shown;
  const entry = { room, lead, drawn: [], dragon: false, words: {} };
  return { ...shown, roomNo: room, rooms: rooms + 1, lead, room: BARE, history: [...history, entry] };
}

function newestEntry({ history }: View, change: (entry: Entry) => Entry): Entry[] {
  return history.map((entry, at) => (at === history.length - 1 ? change(entry) : entry));
}

function drawn(shown: View, { seat, card, counters }: Facts['drew']): View {
  const { room, dungeon } = shown;
  const add = <Of extends Pick<Room, 'drawn'>>(of: Of): Of => ({ ...of, drawn: [...of.drawn, { seat, card }] });
  return {
    ...shown,
    room: room && add(room),
    history: newestEntry(shown, add),
    dungeon: {
      ...dungeon,
      left: dungeon.left - 1,
      counters: counters === null ? dungeon.counters : [...dungeon.counters, card],
    },
  };
}

function withHeroes(view: View, change: (seat: Seat, hero: Hero) => Partial<Hero>): View {
  const heroes = Object.entries(view.heroes).map(([seat, hero]) => [seat, hero && { ...hero, ...change(seat, hero) }]);
  return { ...view, heroes: Object.fromEntries(heroes) };
}

function hpOf(view: View, seat: Seat, hp: number): View {
  return withHeroes(view, (one) => (one === seat ? { hp } : {}));
}

function allHealed(view: View, { healed: gained }: Facts['allHealed']): View {
  return withHeroes(view, (seat, { hp }) => ({ hp: hp + (gained[seat] ?? 0) }));
}

function filled(view: View, { npc, gained }: Facts['poolsFilled']): View {
  const pool = npc === 'warrior' ? 'slay' : 'spell';
  return withHeroes(view, (seat, { pools }) => ({ pools: { ...pools, [pool]: pools[pool] + (gained[seat] ?? 0) } }));
}

function spends(view: View, { seat, dice }: { seat: Seat; dice: number }): View {
  return withHeroes(view, (one, { pools }) => (one === seat ? { pools: { ...pools, spell: pools.spell - dice } } : {}));
}

function buffed(view: View, { seat, on, dice }: Facts['castBuff']): View {
  const { fight, ...rest } = spends(view, { seat, dice });
  return { ...rest, fight: fight && { ...fight, buffs: [...fight.buffs, { by: seat, on, dice }] } };
}

function shared(view: View, { shares, purse }: Facts['lootShared']): View {
  return withHeroes({ ...view, purse: view.purse + purse }, (seat, { lp }) => ({ lp: lp + (shares[seat] ?? 0) }));
}

type Monsters = NonNullable<View['fight']>['monsters'];

function withMonsters(view: View, change: (monsters: Monsters) => Monsters): View {
  return view.fight ? { ...view, fight: { ...view.fight, monsters: change(view.fight.monsters) } } : view;
}

function dies(view: View, monster: MonsterId): View {
  return withMonsters(view, (monsters) => monsters.filter(({ id }) => id !== monster));
}

function wounded(view: View, id: MonsterId, left: number, wounds: number): View {
  const hit = withMonsters(view, (monsters) =>
    monsters.map((monster) => (monster.id === id ? { ...monster, wounds: monster.need - left } : monster)),
  );
  if (id !== 'dragon' || wounds === 0) return hit;
  return { ...hit, dungeon: { ...hit.dungeon, counters: hit.dungeon.counters.slice(0, -wounds) } };
}

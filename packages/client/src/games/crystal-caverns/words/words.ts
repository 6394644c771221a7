import {
  BOTTOM,
  CLASSES,
  type Combat,
  type Combatant,
  type Hero,
  LAST_EXHAUSTION,
  rowsOf,
  SPELLS,
  type View,
} from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { voiceFor } from '../../../match/sentences';
import type { TableWords, WordsOf } from '../../../match/words/tableWords';
import { aimWords, cardName, cardWords, effectMarks, exitWords, rankWords } from '../sentences';
import { t } from '../strings';
import { w } from './strings';

/** The caverns in words: level and decks, the fight, the party in its order, and the cards with their exits. */
export const wordsOf: WordsOf<View> = ({ view, seat, names }): TableWords => {
  const voice = voiceFor(seat, names);
  const { drawn, map } = view;
  const cards = Object.values(map).sort((a, b) => a.seq - b.seq);
  const words = cards.map((card) => `${cardWords(view, card)}; ${exitWords(view, card)}`);
  const here = cards.findIndex(({ x, y }) => view.pos === `${x},${y}`);
  return {
    table: [
      ...deckWords(view),
      aimWords(view),
      ...(drawn ? [w().toLay(`${cardName(drawn)}, ${rankWords(drawn)}`)] : []),
      ...fightWords(view, voice),
    ],
    people: [...view.order, ...Object.keys(view.heroes).filter((key) => !view.order.includes(key))].map((one) => [
      one,
      heroWords(view, voice, one),
    ]),
    places: words,
    here: seat === null ? undefined : words[here],
  };
};

const called = (voice: Voice, seat: Seat): string => (seat === voice.you ? t().You : voice.name(seat));

/** Level and decks; empty before the entrance is laid. */
function deckWords({ level, turnNo, cavern, exhausted, monsterPile, map }: View): string[] {
  if (Object.keys(map).length === 0) return [];
  const { status } = t();
  const isOut = exhausted === LAST_EXHAUSTION;
  return [
    status.line(level, BOTTOM, turnNo, cavern.length),
    `${isOut ? status.noMonsters : status.monsters(monsterPile.length, exhausted, LAST_EXHAUSTION)}.`,
  ];
}

/** The foes, and the order of the round. */
function fightWords({ combat, heroes }: View, voice: Voice): string[] {
  if (!combat) return [];
  const { monster: monsterName, arena, list } = t();
  const nameOf = (who: Combatant): string | undefined => {
    if ('hero' in who) return heroes[who.hero]?.alive ? called(voice, who.hero) : undefined;
    const foe = combat.foes.find(({ monster }) => monster.id === who.foe);
    return foe && monsterName(foe.monster);
  };
  const order = combat.order.flatMap(({ who, value }, index) => {
    const name = nameOf(who);
    return name === undefined ? [] : [arena.place(name, value, index < combat.at)];
  });
  return [
    ...combat.foes.map(({ monster, hp, maxHp, stunned }) =>
      w().foe(monsterName(monster), monster.level, hp, maxHp, stunned),
    ),
    `${arena.order(combat.round)}: ${list(order)}.`,
    ...diceWords(combat, nameOf),
  ];
}

function diceWords({ exchange }: Combat, nameOf: (who: Combatant) => string | undefined): string[] {
  if (!exchange?.rolled) return [];
  const { heroDie, heroFaces, foeDie, foeFaces } = exchange.rolled;
  const told = (who: Combatant, die: number | null, faces: readonly string[]) =>
    [nameOf(who), die, ...faces].filter((one) => one !== null && one !== undefined).join(' ');
  const sides = [
    told({ hero: exchange.seat }, heroDie, heroFaces),
    ...(exchange.foe === null ? [] : [told({ foe: exchange.foe }, foeDie, foeFaces)]),
  ];
  return [w().dice(sides)];
}

function heroWords(view: View, voice: Voice, seat: Seat): string {
  const hero = view.heroes[seat];
  const name = called(voice, seat);
  if (!hero?.colour) return w().undecided(name);
  const { classes, hero: say, rows, oneRow } = t();
  const { id, initiative } = CLASSES[hero.colour];
  if (!hero.alive) return w().fallen(name, classes[id]);
  const marks = effectMarks(view.combat?.effects[seat], view.level).map(({ words }) => `, ${words}`);
  const row = rowsOf(view).findIndex((seats) => seats.includes(seat));
  const told = [
    w().hero(name, classes[id], say.hitPoints(hero.hp)),
    view.combat || view.options.rollInitiatives ? '' : say.initiative(initiative),
    ...marks,
  ].join('');
  const place = view.order.length > 1 || row > 0 ? rows[row] : oneRow;
  return `${place === undefined ? told : w().row(place, told)}.${chargesOf(hero)}`;
}

/** The remaining casts of a mage. */
function chargesOf({ charges }: Hero): string {
  if (!charges) return '';
  return SPELLS.map((spell) => ` ${t().abilities[spell].name}:${t().hero.charges(charges[spell])}`).join('');
}

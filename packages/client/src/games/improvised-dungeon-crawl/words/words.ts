import {
  BASE_ATTACK,
  type Card,
  CLASS_POOL,
  classOf,
  currencyOf,
  DRAGON_COUNTERS,
  type Fight,
  type Hero,
  HP_DIE,
  type Muster,
  magicRating,
  poolMaxima,
  raceOf,
  spellLimit,
  type View,
} from '@lantern/games/improvised-dungeon-crawl/board';
import { factSentence } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { voiceFor } from '../../../match/sentences';
import { factsAfter } from '../../../match/timeline/step';
import type { TableWords, WordsOf } from '../../../match/words/tableWords';
import { hasBeat } from '../beats';
import { calledHero } from '../context';
import { itemName, kindredName } from '../names';
import { fighting, progressOf } from '../roomProgress';
import { cardWords, depthWords, type Eyes, heroWords, monsterWords, sceneWords } from '../sentences';
import { t } from '../strings';
import { w } from './strings';

/** The table of the crawl in words: heroes, and the cards of the room; before the dungeon, the possible heroes. */
export const wordsOf: WordsOf<View> = ({ view, seat, names }): TableWords => {
  const eyes: Eyes = { view, voice: voiceFor(seat, names) };
  return {
    table: view.muster ? musterWords(view, view.muster) : dungeonWords(eyes),
    people: view.seats.map((seat) => [seat, personWords(eyes, seat)]),
    places: view.muster ? [] : roomCards(eyes),
    here:
      seat === null || view.muster
        ? undefined
        : `${depthWords(view)}. ${sentence(sceneWords(view))}`.replaceAll(' · ', ', '),
  };
};

/** Players may end their descriptions of a room with a full stop. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function musterWords(view: View, { deck }: Muster): string[] {
  return [view.step === 'shop' ? w().shopping : w().making(deck)];
}

function dungeonWords(eyes: Eyes): string[] {
  const { view, voice } = eyes;
  const { counters } = view.dungeon;
  const last = factsAfter(view.story, 0).findLast(hasBeat);
  return [
    `${depthWords(view).replaceAll(' · ', ', ')}.`,
    sentence(sceneWords(view)),
    w().signs(counters.length, DRAGON_COUNTERS),
    ...(view.fight ? [orderWords(eyes, view.fight)] : []),
    ...(last ? [factSentence(t().text, last, voice)] : []),
  ];
}

function orderWords(eyes: Eyes, { monsters, order, round, stage, index }: Fight): string {
  const stands = ({ side, id }: Fight['order'][number]) =>
    side === 'monster' ? monsters.some((monster) => monster.id === id) : (eyes.view.heroes[id]?.hp ?? 0) > 0;
  const nameOf = (combatant: Fight['order'][number]) =>
    combatant.side === 'hero' ? calledHero(eyes, combatant.id) : t().theMonster(combatant.id);
  const now = stage === 'turns' ? order[index] : undefined;
  return t().scene.order(round, order.filter(stands).map(nameOf), now && nameOf(now));
}

/** The dragon, and the cards of the room. */
function roomCards(eyes: Eyes): string[] {
  const { fight, room } = eyes.view;
  const dragon = fight?.monsters.find(({ id }) => id === 'dragon');
  const cards = (room?.drawn ?? []).map((one) => {
    const monster = fighting(eyes.view, one);
    return monster ? monsterWords(eyes, monster) : cardWords(eyes, one, progressOf(eyes.view, one));
  });
  return [...(dragon ? [monsterWords(eyes, dragon)] : []), ...cards].map((line) => `${line}.`);
}

function personWords(eyes: Eyes, seat: Seat): string {
  const { view } = eyes;
  const hero = view.heroes[seat];
  if (hero) return [sentence(heroWords(eyes, seat)), ...moreOf(view, hero)].join(' ');
  const { muster } = view;
  const hand = muster?.hands[seat];
  const claim = muster?.claims[seat];
  const { muster: say } = t();
  return w().line(calledHero(eyes, seat), [
    claim ? wouldBe(claim) : say.undecided,
    ...(hand ? [say.hand(hand.cards, hand.faces)] : []),
    ...(muster?.needy.includes(seat) ? [say.needs] : []),
    ...(claim && muster?.confirmed.includes(seat) ? [say.confirmed(kindredName(claim))] : []),
  ]);
}

function wouldBe(face: Card): string {
  const [heroClass, race] = [classOf(face), raceOf(face)];
  const { pool } = CLASS_POOL[heroClass];
  return w().wouldBe(
    kindredName(face),
    HP_DIE[race],
    BASE_ATTACK[heroClass],
    poolMaxima({ heroClass, race })[pool],
    t().pools[pool],
  );
}

/** The numbers of a living hero's sheet besides those of `heroWords`, and the bag. */
function moreOf(view: View, hero: Hero): string[] {
  if (hero.hp === 0) return [];
  const currency = currencyOf(view);
  const limit = spellLimit(hero);
  const numbers = [
    ...(currency === 'rp' ? [`${hero.rp} ${t().counted.rp}`] : []),
    w().against(magicRating(hero)),
    ...(limit > 0 ? [w().spells(limit)] : []),
  ];
  const bag = hero.bag.map((item) => (item.inUse ? w().inUse(itemName(item)) : itemName(item)));
  return [`${numbers.join(', ')}.`, ...(bag.length > 0 ? [w().bag(bag)] : [])];
}

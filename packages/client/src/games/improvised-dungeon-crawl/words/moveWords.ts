import {
  type Card,
  isFace,
  type Kind,
  type MonsterId,
  rankOf,
  type SplitMode,
  suitOf,
  type View,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { MoveEyes, MoveWords } from '../../../match/command/moveWords';
import { voiceFor } from '../../../match/sentences';
import { personOf } from '../context';
import { itemName, kindredName } from '../names';
import { t } from '../strings';
import { w } from './strings';

type Eyes = MoveEyes<View>;

function hero(seat: Seat, { view, seat: me, names }: Eyes): string {
  return t().inside(personOf({ view, voice: voiceFor(me, names) }, seat));
}

/** An item of a bag, with its number in the bag if several have that name. */
function thing(id: string, owner: Seat, { view }: Eyes): string {
  const bag = view.heroes[owner]?.bag ?? [];
  const found = bag.find((item) => item.id === id);
  if (!found) return '';
  const alike = bag.filter((item) => itemName(item) === itemName(found));
  return alike.length > 1 ? `${itemName(found)} ${alike.indexOf(found) + 1}` : itemName(found);
}

const own = ([id]: readonly [string], eyes: Eyes) => thing(id, eyes.seat, eyes);
const onHero = ([on, dice]: readonly [Seat, number], eyes: Eyes) => `${hero(on, eyes)}, ${dice}`;

/** A card with the name of its suit; a face card with the hero that it makes. */
function cardWords(card: Card): string {
  const rank = isFace(card) ? (t().muster.ranks['JQKA'.indexOf(rankOf(card))] ?? '') : rankOf(card);
  const words = w().card(rank, suitOf(card));
  return isFace(card) ? `${kindredName(card)}, ${words}` : words;
}

const face = ([card]: readonly [Card]) => cardWords(card);
const cardOf = ([seat, card]: readonly [Seat, Card | null], eyes: Eyes) =>
  `${hero(seat, eyes)}, ${card === null ? t().muster.decline : cardWords(card)}`;

export const moveWords: MoveWords<View> = {
  claim: face,
  pickHero: face,
  offerSwap: cardOf,
  answerSwap: cardOf,
  giveFace: cardOf,
  takeFace: cardOf,
  buy: ([kind, value]: readonly [Kind, number]) => t().item(kind, value, false),
  refund: own,
  equip: own,
  unequip: own,
  repair: ([owner, id]: readonly [Seat, string], eyes) => `${hero(owner, eyes)}, ${thing(id, owner, eyes)}`,
  giveItem: ([to, id]: readonly [Seat, string], eyes) => `${hero(to, eyes)}, ${thing(id, eyes.seat, eyes)}`,
  giveLP: ([to, lp]: readonly [Seat, number], eyes) => `${hero(to, eyes)}, ${t().described.lp(lp)}`,
  lootBody: ([from, what]: readonly [Seat, string], eyes) =>
    `${hero(from, eyes)}, ${what === 'lp' ? t().described.lp(eyes.view.heroes[from]?.lp ?? 0) : thing(what, from, eyes)}`,
  pray: ([dice]: readonly [number]) => `${dice}`,
  ritual: ([dice]: readonly [number]) => `${dice}`,
  usePotion: ([id, on]: readonly [string, Seat], eyes) => `${thing(id, eyes.seat, eyes)}, ${hero(on, eyes)}`,
  castBuff: onHero,
  castProtect: onHero,
  castConfuse: ([monster, dice]: readonly [MonsterId, number]) => `${t().monster(monster)}, ${dice}`,
  guard: ([monster]: readonly [MonsterId]) => t().monster(monster),
  setReady: ([yes]: readonly [boolean]) => (yes ? '' : t().decide.notReady),
  declareElite: ([yes]: readonly [boolean]) => t().room[yes ? 'anElite' : 'ordinary'],
  proposeSplit: ([mode]: readonly [SplitMode], eyes) => {
    const { split } = t();
    return mode === 'equal' || mode === 'finders' || mode === 'purse'
      ? split.modes[mode]
      : split.allTo(personOf({ view: eyes.view, voice: voiceFor(eyes.seat, eyes.names) }, mode.slice(3) as Seat));
  },
  voteSplit: ([yes]: readonly [boolean]) => t().split[yes ? 'yes' : 'no'],
};

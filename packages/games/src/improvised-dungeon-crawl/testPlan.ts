import type { Audience } from '@lantern/protocol/seat';
import { chance, pick, type Random } from '../kit/random';
import type { Fact } from '../kit/story';
import { type GameTestPlan, reordered } from '../kit/testPlan';
import { type Card, DECK, isFace } from './data/cards';
import { NPCS } from './data/dungeon';
import { KINDS } from './data/equipment';
import { HERO_CLASSES, RACES } from './data/heroes';
import type { Facts } from './facts';
import type { Options } from './options';
import { laidOut } from './rules/hands';
import { hiddenOf } from './rules/secrets';
import type { Hidden, State } from './state';
import { traceInvariants } from './traceInvariants';
import type { View } from './view';

export const testPlan: GameTestPlan<State, View, Options> = {
  brief: {},

  subjects: {
    supply: { words: /\bfor sale\b|stands? for it/ },
    tenOfHeartsHeals: { words: /stands? for it/, within: { supply: 'cards' } },
    hp: { words: /halfling d6/ },
    duplicateClasses: { words: /\bclass(es)?\b.*\b(free|taken)\b|free class|\bof (one|any) class\b/ },
    initiativeTies: { words: /equal dice/i },
    criticals: { words: /multiple|times it reaches|perfect|twice the threshold/ },
    missileCriticals: { words: /wounds? of the Missile|Missile makes/ },
    spellTempo: { words: /\b[Cc]ast\b|Protect are/, indifferent: ['R9.10'] },
    ritualInCombat: { words: /ritual/i, indifferent: ['R4.1'] },
    resurrectInCombat: { words: /raise the fallen|for a fallen hero/, indifferent: ['R4.1'] },
    potionsInCombat: { words: /\buse(d)? .*potion|potions? are used/i },
    defending: { words: /guard/i },
    elites: { words: /elite/i },
    betterGear: { words: /\b(one|two) weapons?\b/i },
    loot: { words: /purse|equal shares|share (all|the|their) loot|finders|points of a body|keeps them/i },
    prices: { words: /price|twice as many loot points/ },
    luck: { words: /repeat (all|the) rolls/ },
    resurrectHp: { words: /\bis back with\b/ },
    disarmOn: { words: /disarm/i, indifferent: ['R11.2'] },
    crawls: { words: /campaign|next dungeon|one after the other; a lost/ },
    decisionSeconds: { words: /time limit|default moves/ },
  },

  unlisted(view, seat, random) {
    if (view.stages[seat] === 'shop')
      return chance(random, 0.2) ? { move: 'nameHero', args: [pick(random, ['Milo', 'Old Bess'])] } : undefined;
    if (view.muster || view.roll || view.hit || view.result || !view.heroes[seat]?.hp) return undefined;
    if (!view.dragonSlain && chance(random, 0.3)) return { move: 'concede', args: [!view.conceding.includes(seat)] };
    return view.lead === seat && view.history.at(-1)?.lead === seat
      ? { move: 'describe', args: ['room', pick(random, ['', 'A room full of coats.'])] }
      : undefined;
  },

  // As good as never does the hero deck run out: somebody would have to turn over more than half of it in vain.
  impossible: () => ['takeFace', 'faceTaken', 'DECK_EMPTY', 'NOT_MOST'],

  features: {
    all: [
      ...RACES.flatMap((race) => HERO_CLASSES.map((heroClass) => `plays ${race} ${heroClass}`)),
      ...KINDS.map((kind) => `buys ${kind}`),
      ...NPCS.map((npc) => `meets ${npc}`),
    ],
    shownBy: (fact) => shownBy(fact as Fact<Facts>),
  },

  expected: { 1: { won: 0.06 }, 2: { won: 0.43 }, 3: { won: 0.83 }, 4: { won: 0.99 } },

  traceInvariants,
  // R15.4: a hero brought back to life joins the decision that is open for the others. Who has offered a card while heroes
  // are made goes on as before once the offer is declined, or called off by drawing cards instead.
  joinsBy: ({ kind, data }) =>
    kind === 'intervention'
      ? data.on
      : kind === 'swapDeclined'
        ? data.from
        : kind === 'dropped'
          ? data.seat
          : undefined,

  twin(state, audience, random) {
    const twin = structuredClone(state);
    const hidden = hiddenOf(twin);
    hidden.dungeonDeck = random.shuffle(hidden.dungeonDeck);
    exchangeCards(twin, hidden, audience, random);
    reorderHands(twin, hidden, audience, random);
    exchangeOffers(twin, hidden, audience, random);
    forgetAsides(twin, audience);
    twin.nextId += random.die(5);
    return twin;
  },
};

function shownBy(fact: Fact<Facts>): string[] {
  switch (fact.kind) {
    case 'heroMade':
      return [`plays ${fact.data.race} ${fact.data.heroClass}`];
    case 'bought':
      return [`buys ${fact.data.thing.kind}`];
    case 'met':
      return [`meets ${fact.data.npc}`];
    default:
      return [];
  }
}

/**
 * Creation cards change places with cards of the hero deck, face cards with face cards and pip cards with pip cards, as
 * their numbers are public. Public cards stay: hands of players who have a hero, claims, and cards that are offered
 * to the audience because it must take one.
 */
function exchangeCards(twin: State, hidden: Hidden, audience: Audience, random: Random): void {
  const { muster } = twin;
  if (!muster) return;
  const takes = audience !== null && muster.deck === 0 && muster.needy.includes(audience);
  const closed = muster.who.filter((seat) => seat !== audience && !twin.heroes[seat]);
  for (const kind of takes ? [isPip] : [isPip, isFace]) {
    const moving = (card: Card): boolean => kind(card) && !Object.values(muster.claims).includes(card);
    const places = [hidden.heroDeck, ...closed.map((seat) => hidden.hands[seat] ?? [])];
    const cards = random.shuffle(places.flat().filter(moving));
    for (const place of places) {
      place.forEach((card, at) => {
        if (moving(card)) place[at] = cards.pop() as Card;
      });
    }
  }
}

/** Only its player knows the order in which cards came to a hand, even after the hand of a player with a hero is public. */
function reorderHands({ muster }: State, hidden: Hidden, audience: Audience, random: Random): void {
  hidden.hands = reordered(hidden.hands, random);
  hidden.pips = reordered(hidden.pips, random);
  for (const seat of muster?.who ?? []) {
    const [hand, info] = [hidden.hands[seat], muster?.hands[seat]];
    if (seat === audience || !hand || !info) continue;
    hidden.hands[seat] = random.shuffle(hand);
    if (info.shown) info.shown = laidOut(hidden.hands[seat]);
  }
}

function isPip(card: Card): boolean {
  return !isFace(card);
}

/** Only the two players know the offered pip card. */
function exchangeOffers(twin: State, { pips }: Hidden, audience: Audience, random: Random): void {
  for (const { from, to } of twin.muster?.offers ?? []) {
    if (from !== audience && to !== audience) pips[from] = pick(random, DECK.filter(isPip));
  }
}

/** Others do not know the card that changed hands. */
function forgetAsides(twin: State, audience: Audience): void {
  for (const asides of twin.story.asides) {
    for (const seat of Object.keys(asides ?? {}))
      if (asides && seat !== audience) asides[seat] = { pip: '2C', face: 'JC' };
  }
}

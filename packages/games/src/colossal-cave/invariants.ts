import type { Seat } from '@lantern/protocol/seat';
import { CARD_IDS, type CardId, cardOf, isTreasure } from './data/cards';
import { isSettled, playerOf, scaresBird, topEvent } from './rules/board';
import { handOf, hiddenOf } from './rules/secrets';
import { stagesOf } from './stages';
import { HAND_LIMIT, type State, TREASURES_TO_WIN } from './state';

/** The laws of section 12 that one state can be asked about; the broken ones in words. */
export function invariants(state: State): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, words: string) => {
    if (!holds) broken.push(words);
  };
  checkDeck(state, law);
  for (const seat of state.seats) checkPlayer(state, seat, law);
  checkEvents(state, law);
  checkTurn(state, law);
  checkClosing(state, law);
  return broken;
}

type Law = (holds: boolean, words: string) => void;

function checkDeck(state: State, law: Law): void {
  const zones = cardsOf(state);
  const deck = CARD_IDS.length - (state.options.caveClosing ? 0 : 1);
  law(zones.length === deck, `I1: ${zones.length} cards instead of ${deck}`);
  law(new Set(zones).size === zones.length, 'I1: a card is in two places');
  law(state.options.caveClosing || !zones.includes('caveClosing'), 'I1: The Cave Is Closing is not in this deck');
}

/** Every card in every zone of R2. */
function cardsOf(state: State): CardId[] {
  const cards = [...hiddenOf(state).draw, ...state.discard];
  for (const seat of state.seats) {
    const { inv, deposited } = playerOf(state, seat);
    cards.push(...handOf(state, seat), ...inv, ...deposited);
  }
  for (const event of state.stack) {
    if (event.kind === 'play') cards.push(event.card);
  }
  if (state.closing) cards.push(state.closing.card);
  return cards;
}

function checkPlayer(state: State, seat: Seat, law: Law): void {
  const { room, dead, conceded, inv, deposited } = playerOf(state, seat);
  const hand = handOf(state, seat);
  law((room === null) === (dead || conceded), `I2: room of seat ${seat}`);
  law(!dead || (hand.length === 0 && !inv.some(isTreasure)), `I2: seat ${seat} is dead and keeps cards`);
  law(!conceded || (hand.length === 0 && inv.length === 0), `I2: seat ${seat} conceded and keeps cards`);
  law(
    inv.every((card) => ['item', 'treasure'].includes(cardOf(card).type)),
    `I3: seat ${seat} carries what is no item`,
  );
  law(deposited.every(isTreasure), `I3: seat ${seat} deposited what is no treasure`);
  law(deposited.length < TREASURES_TO_WIN || state.result !== null, `I3: seat ${seat} has won and nobody noticed`);
  law(deposited.length <= TREASURES_TO_WIN, `I3: seat ${seat} deposited too much`);
  law(!inv.includes('littleBird') || !scaresBird(state, seat), `I4: the bird of seat ${seat} is not afraid`);
}

function checkEvents(state: State, law: Law): void {
  const { stack, window, pending } = state;
  const { responses, hold } = hiddenOf(state);
  const moves = stack.filter((event) => event.kind === 'move').length;
  law(moves <= 1, 'I5: two moves at a time');
  law(!hold || moves === 1, 'I5: hold without a move');
  law((window !== null) === (responses !== null), 'I5: a window without answers, or answers without a window');
  law(window === null || topEvent(state) !== undefined, 'I5: a window about nothing');
  law(window === null || pending === null, 'I5: a window and a decision');
  law(stack.length === 0 || window !== null || pending !== null, 'I5: an event waits for nobody');
  law(pending?.kind !== 'pick' || state.discard.length > 0, 'I5: nothing to pick');
  law(state.result !== null || Object.keys(stagesOf(state)).length > 0, 'I5: nobody has anything to do');
  law(stack.length <= 12, 'I10: the stack is too high');
}

function checkTurn(state: State, law: Law): void {
  if (state.result) return;
  const { seat, step, playsLeft, over } = state.turn;
  law(!playerOf(state, seat).conceded, 'I6: the turn of somebody who conceded');
  law(playsLeft >= 0, 'I6: fewer than no plays left');
  if (!isSettled(state)) return;
  law(!over || step === 'limit', 'I6: the turn is over and goes on');
  law(step !== 'limit' || handOf(state, seat).length > HAND_LIMIT, 'I6: nothing to discard');
  law(step !== 'play' || playsLeft > 0, 'I6: no play left');
  law(hiddenOf(state).conceding.length === 0, 'E4: a concession did not take effect');
}

function checkClosing({ closing }: State, law: Law): void {
  if (!closing) return;
  law(
    Object.values(closing.words).every((count) => count === 0 || count === 1),
    'I7: a second word did not open the cave',
  );
}

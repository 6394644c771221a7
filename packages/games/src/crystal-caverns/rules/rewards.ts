import type { State } from '../state';
import { returnPieces } from './drawing';
import { partyCard } from './grid';
import { reward } from './hitPoints';
import { combatOf, heroOf } from './party';
import { record } from './story';

/** R15.2, R15.3: the fight is over. The fallen go into the bag; each that was not burnt away strengthens its colour. */
export function collectRewards(state: State): void {
  const { round, fallen } = combatOf(state);
  record(state, 'combatWon', { rounds: round });
  partyCard(state).monsters = [];
  state.combat = null;
  for (const { monster } of fallen) returnPieces(state, monster.pieces);
  for (const { monster, holy } of fallen) {
    const [piece] = monster.pieces;
    const seat = state.order.find((one) => heroOf(state, one).colour === piece?.colour);
    if (holy || !piece || seat === undefined) continue;
    reward(state, seat, piece.size);
    record(state, 'absorbed', { seat, pips: piece.size, hp: heroOf(state, seat).hp });
  }
}

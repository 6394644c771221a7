import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { RoomUpdate } from '@lantern/protocol/rooms';
import { type TestApp, type Visit, visit } from './app';

/** Sends a contribution to the seed that is being made. */
export const handIn = (app: TestApp, code: string, seatKey: string, sent: object) =>
  app.post(`/api/rooms/${code}/contribute`, sent, seatKey);

/**
 * A browser on a seat that contributes a number to the seed of the next match.
 * @param goes the last step it takes
 */
export async function contributor(
  app: TestApp,
  { code, seatKey, number }: { code: string; seatKey: string; number: string },
  goes: 'nowhere' | 'commit' | 'open' = 'open',
): Promise<Visit> {
  let answered = '';
  return visit(app, { code, seatKey, contributes: true }, (socket) => {
    socket.on('room', ({ room: { exchange } }: RoomUpdate) => {
      const asked = `${exchange?.matchId} ${exchange?.step}`;
      if (!exchange || answered === asked) return;
      answered = asked;
      const { matchId, step } = exchange;
      const commitment = commitmentOf(matchId, number);
      if (step === 'commit' && goes !== 'nowhere') void handIn(app, code, seatKey, { matchId, commitment }).then();
      if (step === 'open' && goes === 'open') void handIn(app, code, seatKey, { matchId, number }).then();
    });
  });
}

import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { RoomUpdate } from '@lantern/protocol/rooms';
import { type TestApp, type Visit, visit } from './app';

/** What a browser hands in while a seed is made. */
export const handIn = (app: TestApp, code: string, seatKey: string, sent: object) =>
  app.post(`/api/rooms/${code}/contribute`, sent, seatKey);

/**
 * A browser on a seat that adds a number to the seed of the next match.
 * @param goes as far as it goes when it is asked
 */
export async function contributor(
  app: TestApp,
  { code, seatKey, number }: { code: string; seatKey: string; number: string },
  goes: 'nowhere' | 'commit' | 'open' = 'open',
): Promise<Visit> {
  let answered = '';
  return visit(app, { code, seatKey, contributes: true }, (socket) => {
    socket.on('room', ({ room: { exchange } }: RoomUpdate) => {
      if (!exchange || answered === exchange.step) return;
      answered = exchange.step;
      const { matchId, step } = exchange;
      const commitment = commitmentOf(matchId, number);
      if (step === 'commit' && goes !== 'nowhere') void handIn(app, code, seatKey, { matchId, commitment }).then();
      if (step === 'open' && goes === 'open') void handIn(app, code, seatKey, { matchId, number }).then();
    });
  });
}

import type { BotWish, ChangeChat, ConfigureRoom } from '@lantern/protocol/bodies';
import type { Seat } from '@lantern/protocol/seat';
import { call } from '../../net/api/call';
import type { HostCredentials } from './hostCredentials';

/** The actions of the host in any room. Each resolves to whether it succeeded. */
export const hostActions = ({ code, hostKey: key, attempt }: HostCredentials) => ({
  /** Puts a bot on a free seat, or changes the bot that sits there. */
  addBot: (seat: Seat, wish: BotWish = {}) =>
    attempt(() => call('POST /api/rooms/:code/seats/:seat/bot', { code, seat, key }, wish)),
  configure: (change: ConfigureRoom) => attempt(() => call('POST /api/rooms/:code/configure', { code, key }, change)),
  changeChat: (change: ChangeChat) => attempt(() => call('POST /api/rooms/:code/talk', { code, key }, change)),
  moveSeat: (seat: Seat, to: Seat) =>
    attempt(() => call('POST /api/rooms/:code/seats/:seat/move', { code, seat, key }, { to })),
  pause: (paused: boolean) => attempt(() => call('POST /api/rooms/:code/pause', { code, key }, { paused })),
  /** Plays the default move. */
  timeOut: (decisionId: number) => attempt(() => call('POST /api/rooms/:code/time-out', { code, key }, { decisionId })),
});

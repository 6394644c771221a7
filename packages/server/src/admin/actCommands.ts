import type { OperatorAct } from '@lantern/protocol/operator';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Config } from '../config';
import { normalCode } from '../rooms/access/keys';
import { AdminError } from './adminError';
import type { Command } from './command';
import { plural } from './plural';
import { callServer } from './runningServer';

/** An act on a room, and the message about it. */
interface RoomAct {
  act: OperatorAct;
  /** The question before an irreversible act. */
  question?: string;
  done: string;
}

/** A command that acts on the room named by its first argument. */
const onRoom = (words: number, actOf: (room: RoomView, word: string) => RoomAct): Command => ({
  words,
  async run(config, [code = '', word = ''], say, _games, ask) {
    const room = await roomAt(config, code);
    const { act, question, done } = actOf(room, word);
    if (question !== undefined && !(await ask(question))) return say('Nothing was changed.');
    await callServer(config, 'POST /api/admin/rooms/:room', act, room.code);
    say(done);
  },
});

const say = onRoom(2, ({ code }, text) => ({ act: { act: 'say', text }, done: `Message sent to room ${code}.` }));

/** Acts that the page of the operator offers too, carried out by the running server. */
export const actCommands: Readonly<Record<string, Command>> = {
  end: onRoom(1, ({ code }) => ({
    act: { act: 'end' },
    question: `End the match of room ${code}?`,
    done: `The match of room ${code} has ended.`,
  })),
  lock: onRoom(1, ({ code }) => ({ act: { act: 'lock', locked: true }, done: `Room ${code} is locked.` })),
  unlock: onRoom(1, ({ code }) => ({ act: { act: 'lock', locked: false }, done: `Room ${code} is unlocked.` })),
  free: onRoom(2, (room, name) => {
    const seat = seatOf(room, name);
    if (seat === undefined) throw new AdminError(`Nobody called ${name} has a seat in room ${room.code}.`);
    return {
      act: { act: 'free', seat },
      question: `Free the seat of ${name} in room ${room.code}?`,
      done: `The seat of ${name} in room ${room.code} is free.`,
    };
  }),
  mute: onRoom(2, (room, name) => {
    const seat = seatOf(room, name);
    if (seat === undefined && !room.watchers.includes(name))
      throw new AdminError(`Nobody called ${name} is in room ${room.code}.`);
    return { act: { act: 'mute', seat: seat ?? null, name }, done: `${name} is muted in room ${room.code}.` };
  }),
  say: {
    words: 2,
    async run(config, words, tell, games, ask) {
      const [where = '', text = ''] = words;
      if (where !== 'all') return say.run(config, words, tell, games, ask);
      const { rooms } = await callServer(config, 'POST /api/admin/say', { text });
      tell(`Message sent to ${plural(rooms, 'room', 'rooms')}.`);
    },
  },
  block: {
    words: 2,
    async run(config, [address = '', hours = ''], tell) {
      if (!/^\d{1,3}$/.test(hours) || Number(hours) > 720)
        throw new AdminError('The time must be a whole number of hours from 0 to 720; 0 ends a block.');
      await callServer(config, 'POST /api/admin/block', { address, hours: Number(hours) });
      tell(
        Number(hours) === 0
          ? `${address} is no longer blocked.`
          : `${address} is blocked for ${plural(Number(hours), 'hour', 'hours')}.`,
      );
    },
  },
};

/** A room as the operator sees it. */
async function roomAt(config: Config, typed: string): Promise<RoomView> {
  const code = normalCode(typed);
  const { rooms } =
    code === undefined ? { rooms: [] } : await callServer(config, 'GET /api/admin/rooms', { text: code });
  const found = rooms.find(({ room }) => room.code === code);
  if (!found) throw new AdminError(`There is no room ${typed}. \`rooms\` lists all rooms.`);
  return found.room;
}

/** The seat of a person; names are unique in a room. */
function seatOf({ seats }: RoomView, name: string): string | undefined {
  return seats.find((seat) => seat.kind === 'person' && seat.name === name)?.seat;
}

import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { levelOf } from './level';
import { seatNamed, vacated, withBot, withPerson } from './seats';

const room = keptRoom(['Ana'], { matchId: 'm1', state: 'playing' });
const withEmpty = { ...room, seats: [...room.seats, keptSeat('1', '', { kind: 'empty', keyHash: null })] };

describe('the level of a bot', () => {
  it('is normal if none was chosen, as in rooms from before levels existed', () => {
    const botted = withBot(withEmpty, '1');
    expect(levelOf(botted, seatNamed(botted, '1'))).toBe('normal');
  });

  it('can be changed without changing its name', () => {
    const named = withBot(withEmpty, '1', { name: 'Marvin' });
    expect(seatNamed(withBot(named, '1', { level: 'strong' }), '1')).toMatchObject({ name: 'Marvin', level: 'strong' });
  });

  it('replaces the person of the seat, who comes back when the bot is removed', () => {
    const former = { kind: 'person', keyHash: 'hash' } as const;
    const left = { ...withEmpty, seats: [...room.seats, { ...seatNamed(withEmpty, '1'), former }] };
    expect(seatNamed(withBot(left, '1'), '1').former).toEqual(former);
    expect(seatNamed(withBot(withEmpty, '1'), '1')).not.toHaveProperty('former');
  });

  it('stays after a person has had its seat meanwhile', () => {
    const strong = withBot(withEmpty, '1', { level: 'strong' });
    const taken = withPerson(strong, '1', { name: 'Ben', keyHash: 'x' });
    expect(levelOf(taken, seatNamed(taken, '1'))).toBeUndefined();
    const again = vacated(taken, '1', 'self');
    expect(levelOf(again, seatNamed(again, '1'))).toBe('strong');
  });

  it('is the level the host has set for stand-ins if a bot stands in', () => {
    const absence = { after: 0, by: 'bot', level: 'easy' } as const;
    const away = { ...room, hosting: { ...room.hosting, absence } };
    const ana = seatNamed(away, '0');
    expect(levelOf(away, { ...ana, standIn: 'bot' })).toBe('easy');
    expect(levelOf(away, { ...ana, standIn: 'default' })).toBeUndefined();
  });
});

import { localMatch } from '../../engine/localMatch';
import { checkMove } from '../../kit/move';
import { seededRandom } from '../../kit/random';
import { colossalCave } from '../game';
import { moves } from '../moves';
import { lay } from '../testing';
import { bot } from './bot';

/** Plays a match of bots to its end; throws if a bot makes an illegal move, or if nobody has a move. */
function playBots(players: number, seed: string) {
  const mind = seededRandom(`mind ${seed}`);
  const match = localMatch(colossalCave, players, {}, seededRandom(`deal ${seed}`));
  while (!match.state.result) {
    let acted = false;
    for (const seat of match.seats) {
      const choice = bot(match.view(seat), seat, mind);
      if (!choice) continue;
      acted = true;
      const refused = match.act(seat, choice);
      if (refused) throw new Error(`${JSON.stringify(choice)}: ${refused.code}`);
    }
    if (!acted) throw new Error('nobody has a move');
  }
  return match.state;
}

describe('whole matches', () => {
  const matches = Array.from({ length: 40 }, (_, n) => playBots(3 + (n % 2), String(n)));

  test('bots make legal moves only and always finish, by three treasures and not by the round limit', () => {
    for (const { result } of matches) expect(result?.reason).toBe('treasures');
  });

  test('matches of bots have an acceptable number of turns', () => {
    for (const players of [3, 4]) {
      const turns = matches.filter(({ seats }) => seats.length === players).map(({ turnNo }) => turnNo);
      const mean = turns.reduce((sum, count) => sum + count, 0) / turns.length;
      expect(mean).toBeGreaterThan(30);
      expect(mean).toBeLessThan(110);
    }
  });
});

const mind = () => seededRandom('a mind');

describe('single decisions', () => {
  test('a bot that owes no decision does nothing', () => {
    const table = lay({ turn: '0' });
    expect(bot(table.view('1'), '1', mind())).toBeUndefined();
    expect(bot(table.view('0'), '0', mind())).toBeDefined();
  });

  test('takes only players along who carry treasures, and only away from the Well House', () => {
    const leaving = (inv: string[]) =>
      lay({
        step: 'move',
        P0: { room: 'hallOfMists', hand: ['followMe', 'rareCoins'] },
        P1: { room: 'hallOfMists', inv },
      });
    const table = leaving(['goldNugget']);
    expect(bot(table.view('0'), '0', mind())?.args).toEqual(['mountainKing', { hold: true }]);
    table.act('0', 'moveTo', 'mountainKing', { hold: true });
    const [, answer] = bot(table.view('0'), '0', mind())?.args ?? [];
    expect(answer).toEqual({ t: 'react', card: 'followMe' });
    expect(bot(leaving([]).view('0'), '0', mind())?.args).toEqual(['mountainKing']);
  });

  test('a player who could win with the carried treasures is always stopped, a player without any seldom', () => {
    const stopped = (inv: string[]) => {
      const deposited = ['rareCoins', 'diamonds'];
      const table = lay({
        step: 'move',
        P0: { room: 'cobbleCrawl', inv, deposited },
        P1: { hand: ['grateLocked-1'] },
      }).act('0', 'moveTo', 'wellHouse');
      const answers = Array.from({ length: 20 }, (_, n) => bot(table.view('1'), '1', seededRandom(`mind ${n}`)));
      return answers.filter((choice) => JSON.stringify(choice).includes('react')).length;
    };
    expect(stopped(['jewelry'])).toBe(20);
    expect(stopped([])).toBeLessThan(5);
  });

  test('in the Well House a carried treasure is deposited', () => {
    const table = lay({ P0: { inv: ['rareCoins'], hand: ['xyzzy-1'] } });
    expect(bot(table.view('0'), '0', mind())).toEqual({ move: 'deposit', args: ['rareCoins'] });
  });

  test('with two treasures the Empty Bottle is used first', () => {
    const table = lay({ P0: { inv: ['rareCoins', 'diamonds', 'emptyBottle'] } });
    expect(bot(table.view('0'), '0', mind())).toEqual({ move: 'useItem', args: ['emptyBottle'] });
  });

  test('a treasure is played in its room', () => {
    const table = lay({ P0: { room: 'y2', hand: ['silverBars', 'stockUp-1'] } });
    expect(bot(table.view('0'), '0', mind())).toEqual({ move: 'playCard', args: ['silverBars'] });
  });

  test('a bot moves towards the treasure in hand, and home with two carried', () => {
    const out = lay({ step: 'move', P0: { room: 'hallOfMists', hand: ['silverBars'] } });
    expect(bot(out.view('0'), '0', mind())).toEqual({ move: 'moveTo', args: ['y2'] });
    const home = lay({ step: 'move', P0: { room: 'hallOfMists', hand: ['silverBars'], inv: ['diamonds', 'emerald'] } });
    expect(bot(home.view('0'), '0', mind())).toEqual({ move: 'moveTo', args: ['cobbleCrawl'] });
  });

  test('a bot always defends itself', () => {
    const table = lay({
      P0: { hand: ['bottomlessPit-1'] },
      P1: { room: 'y2', hand: ['brassLantern', 'dontKnow-1'] },
    }).act('0', 'playCard', 'bottomlessPit-1', { target: '1' });
    const choice = bot(table.view('1'), '1', mind());
    expect(choice?.args[1]).toEqual({ t: 'defend', card: 'brassLantern' });
  });

  test('the Maze is paid with an ordinary item, not with a treasure', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'hallOfMists', inv: ['diamonds', 'velvetPillow'] },
      P1: { hand: ['lostInMaze-1'] },
    })
      .act('0', 'moveTo', 'twistyMaze')
      .react('1', 'lostInMaze-1');
    while (table.state.window) table.allPass();
    expect(bot(table.view('0'), '0', mind())).toEqual({ move: 'payToll', args: ['velvetPillow'] });
  });

  test('above the hand limit treasures and cancels are kept', () => {
    const hand = ['diamonds', 'dontKnow-1', 'harHar-1', 'xyzzy-1', 'plugh-1', 'dontKnow-2', 'emerald', 'donWoods'];
    const table = lay({ step: 'limit', P0: { hand } });
    expect(bot(table.view('0'), '0', mind())).toEqual({ move: 'discardCard', args: ['donWoods'] });
  });

  test('a bot decides from its view alone', () => {
    const table = lay({ P0: { room: 'hallOfMists', hand: ['xyzzy-1', 'speedRun-1', 'diamonds'] } });
    const view = JSON.parse(JSON.stringify(table.view('0')));
    const choice = bot(view, '0', mind());
    expect(choice && checkMove(moves, view, '0', choice)).toHaveProperty('args');
    expect(choice).toEqual(bot(table.view('0'), '0', mind()));
  });
});

import { localMatch } from '../../engine/localMatch';
import { checkMove } from '../../kit/move';
import { seededRandom } from '../../kit/random';
import { colossalCave } from '../game';

const match = localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('shapes'));

function codeOf(move: string, ...args: unknown[]): string | undefined {
  const checked = checkMove(colossalCave.moves, match.view('0'), '0', { move, args });
  return 'refusal' in checked ? checked.refusal.code : undefined;
}

describe('arguments as they travel', () => {
  test.each([
    ['draw', 1],
    ['moveTo'],
    ['moveTo', 'attic'],
    ['moveTo', 'y2', { hold: 'yes' }],
    ['moveTo', 'y2', { hold: true, fast: true }],
    ['moveTo', 'y2', {}, {}],
    ['playCard', 'xyzzy'],
    ['playCard', 'xyzzy-4'],
    ['playCard', 'xyzzy-1', { target: 1 }],
    ['playCard', 'xyzzy-1', { where: 'y2' }],
    ['respond', '1', { t: 'pass' }],
    ['respond', 1, { t: 'react' }],
    ['respond', 1, { t: 'nothing' }],
    ['respond', 1, { t: 'pass', card: 'dontKnow-1' }],
    ['payToll'],
    ['payToll', 'all'],
    ['setStanding', 'pass'],
    ['concede', 'please'],
  ])('%s with %j %j %j is malformed', (move, ...args) => {
    expect(codeOf(move, ...args)).toBe('MALFORMED');
  });

  test.each([
    ['moveTo', 'y2'],
    ['moveTo', 'y2', {}],
    ['moveTo', 'y2', { hold: true }],
    ['playCard', 'xyzzy-1'],
    ['playCard', 'harHar-1', { target: '1', item: 'emerald' }],
    ['payToll', null],
    ['payToll', 'dropAll'],
    ['payToll', 'emerald'],
    ['playPicked'],
    ['playPicked', { room: 'y2' }],
  ])('%s with %j %j is well formed', (move, ...args) => {
    expect(codeOf(move, ...args)).toBe('WRONG_STEP');
  });
});

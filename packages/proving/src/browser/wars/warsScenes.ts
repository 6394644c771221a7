import { reachOf, type Square, unitsThatMustFight, type View } from '@lantern/games/crystal-wars/board';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { type Choice, legalMoves } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import type { Camera } from '../camera';
import type { Person } from '../people';
import type { Sights } from '../scriptedMatch';
import type { Scene } from './warsMatch';
import { readWarsScreen, type WarsScreen } from './warsScreen';

/** The sights to photograph, each once: a name, and how to recognise it. */
const SIGHTS: Readonly<Record<string, (glance: WarsScreen) => boolean>> = {
  setup: ({ lit }) => lit.some(({ move }) => move === 'placeFreeVillage'),
  battle: ({ sheet }) => sheet?.startsWith('Battle') ?? false,
  siege: ({ sheet }) => sheet?.startsWith('Siege') ?? false,
  persuade: ({ sheet }) => sheet?.startsWith('Win over') ?? false,
  sabotage: ({ sheet }) => sheet?.startsWith('Sabotage') ?? false,
  move: ({ lit }) => lit.some(({ mark }) => mark === 'flow') && lit.filter(({ mark }) => mark === 'plain').length > 2,
  vortex: ({ lit }) => lit.some(({ mark }) => mark === 'vortex'),
  forced: ({ lit, sheet }) => sheet === null && lit.some(({ mark }) => mark === 'must'),
  target: ({ lit, sheet }) => sheet === null && lit.some(({ mark }) => mark === 'battle' || mark === 'siege'),
  build: ({ lit, round }) => round > 3 && lit.some(({ label }) => /Build an? \w+ here/.test(label)),
  starvation: ({ lit }) => lit.some(({ move }) => move === 'starve'),
  casualty: ({ lit }) => lit.some(({ move }) => move === 'chooseCasualty'),
  militia: ({ lit }) => lit.some(({ move }) => move === 'placeMilitia'),
  riots: ({ lit }) => lit.some(({ move }) => move === 'chooseRiot'),
};

/**
 * How to recognise the sights in a match of bots, by the possible moves of a seat, and what to tap to bring them into
 * sight.
 */
export const COMES: Sights<View>['comes'] = {
  setup: (view, seat) => (view.stages[seat] === 'freeVillage' ? ['button[data-mark="place"]'] : undefined),
  ...Object.fromEntries(
    ['battle', 'siege', 'persuade', 'sabotage'].map((attack) => [
      attack,
      (view: View, seat: Seat) => {
        const [from, target] = movesOf(view, seat, attack)[0] ?? [];
        return from === undefined || target === undefined ? undefined : [fieldAt(from), fieldAt(target)];
      },
    ]),
  ),
  move: (view, seat) => {
    const from = movesOf(view, seat, 'moveUnit').find(([from, to]) => reachOf(view, from).get(to)?.flow)?.[0];
    const plain = movesOf(view, seat, 'moveUnit').filter(([at, to]) => at === from && !reachOf(view, at).get(to)?.flow);
    return from !== undefined && plain.length > 2 ? [fieldAt(from)] : undefined;
  },
  vortex: (view, seat) => {
    const from = movesOf(view, seat, 'teleport')[0]?.[0];
    return from === undefined ? undefined : [fieldAt(from)];
  },
  forced: (view, seat) =>
    view.stages[seat] === 'combat' && unitsThatMustFight(view, seat).length > 0 ? [] : undefined,
  build: (view, seat) => {
    const kind =
      view.round.number > 3 ? legalMoves(crystalWars.moves, view, seat).find(isCreation)?.args[0] : undefined;
    return kind === undefined ? undefined : [`[data-lit="true"][data-kind="${kind}"]`];
  },
  casualty: (view, seat) => (view.stages[seat] === 'casualty' ? ['button[data-mark="take"]'] : undefined),
  militia: (view, seat) => (view.stages[seat] === 'militia' ? ['button[data-mark="place"]'] : undefined),
  riots: (view, seat) => (view.stages[seat] === 'riots' ? ['button[data-mark="take"]'] : undefined),
};

const isCreation = ({ move }: Choice): boolean => move === 'create';

const fieldAt = (square: Square): string => `[data-square="${square}"][data-name]`;

/** The start and the destination of a possible move of a seat. */
function movesOf(view: View, seat: Seat, wanted: string): [from: Square, to: Square][] {
  return legalMoves(crystalWars.moves, view, seat)
    .filter(({ move }) => move === wanted)
    .map(({ args: [from, to] }) => [from as Square, to as Square]);
}

/** Sights that must have been photographed. */
export const MUST_BE_SEEN = ['setup', 'battle', 'siege', 'move', 'forced', 'build'];

/** Photographs decisions and sheets as they come up. */
export class WarsScenes implements Sights<View> {
  readonly seen: string[] = [];
  readonly comes = COMES;

  constructor(private readonly camera: Camera) {}

  readonly come: Scene = async ({ page }: Person, glance) => {
    if (glance.pending) return false;
    const name = Object.keys(SIGHTS).find((one) => !this.seen.includes(one) && SIGHTS[one]?.(glance));
    if (!name) return false;
    this.seen.push(name);
    await this.camera.everyWay(page, `wars-${name}`);
    await this.camera.check(page, `wars-${name}`);
    return true;
  };

  async look(person: Person): Promise<boolean> {
    return this.come(person, await readWarsScreen(person.page));
  }
}

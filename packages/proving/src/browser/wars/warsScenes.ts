import { setTimeout as pause } from 'node:timers/promises';
import type { Camera } from '../camera';
import type { Person } from '../people';
import type { Scene } from './warsMatch';
import type { WarsScreen } from './warsScreen';

/** What is photographed when it comes up, each once: a name, and how it is known. */
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
  build: ({ lit, round }) => round > 3 && lit.some(({ mark }) => mark === 'place') && lit.some(({ kind }) => kind),
  starvation: ({ lit }) => lit.some(({ move }) => move === 'starve'),
  casualty: ({ lit }) => lit.some(({ move }) => move === 'chooseCasualty'),
  militia: ({ lit }) => lit.some(({ move }) => move === 'placeMilitia'),
  riots: ({ lit }) => lit.some(({ move }) => move === 'chooseRiot'),
};

/** Those without which a match has not been seen. */
export const MUST_BE_SEEN = ['setup', 'battle', 'siege', 'move', 'forced', 'build'];

/** Photographs decisions and sheets as they come up, and events as the moments they are. */
export class WarsScenes {
  readonly seen: string[] = [];

  constructor(private readonly camera: Camera) {}

  readonly come: Scene = async ({ page }: Person, glance) => {
    if (glance.pending) return false;
    const moment = glance.moment === null ? undefined : `moment-${glance.moment}`;
    if (moment && !this.seen.includes(moment)) {
      this.seen.push(moment);
      await this.camera.take(page, `wars-${moment}-phone-dark`);
      return true;
    }
    const name = Object.keys(SIGHTS).find((one) => !this.seen.includes(one) && SIGHTS[one]?.(glance));
    if (!name) return false;
    // Nothing else lies over the map when its picture is taken.
    if (glance.moment !== null) {
      await pause(100);
      return true;
    }
    this.seen.push(name);
    await this.camera.everyWay(page, `wars-${name}`);
    await this.camera.check(page, `wars-${name}`);
    return true;
  };
}

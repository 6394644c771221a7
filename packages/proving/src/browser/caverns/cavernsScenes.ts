import type { View } from '@lantern/games/crystal-caverns/board';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { legalMoves } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import type { Camera } from '../camera';
import type { Person } from '../people';
import type { Sights } from '../scriptedMatch';
import { type CavernsScreen, readCavernsScreen } from './cavernsScreen';

/** The sights to photograph, each once: a name, and how to recognise it. */
const SIGHTS: Readonly<Record<string, (glance: CavernsScreen) => boolean>> = {
  classes: ({ lit }) => lit.some(({ move }) => move === 'chooseColour'),
  placing: ({ lit, turn }) => turn > 6 && lit.some(({ move }) => move === 'placeCard'),
  exploring: ({ lit, turn }) => turn > 8 && lit.filter(({ label }) => label.endsWith('Move here')).length > 0,
  odds: ({ lit }) => lit.some(({ move, label }) => move === 'step' && label === 'Fight'),
  fight: ({ lit, level }) => level > 1 && lit.filter(({ move }) => move === 'useWild' || move === 'aim').length > 1,
  dragon: ({ dragon, verdict }) => dragon && verdict !== '',
};

/** Number of latest facts in which a spell counts as recent. */
const JUST_NOW = 6;

/** How to recognise the sights in a match of bots, by the view of a seat, and what to tap to bring them into sight. */
export const COMES: Sights<View>['comes'] = {
  placing: (view, seat) => (view.turnNo > 6 && view.stages[seat] === 'place' ? [NEXT_PLACE] : undefined),
  exploring: (view, seat) => (view.turnNo > 8 && view.stages[seat] === 'travel' ? [] : undefined),
  fight: (view, seat) => (view.level > 1 && usesOf(view, seat).size > 1 ? [] : undefined),
  scrying: (view) => (view.combat !== null && hasScried(view) ? [] : undefined),
  dragon: ({ combat, stages }, seat) => {
    const isThere = combat?.foes.some(({ monster }) => monster.rank === 'JOKER');
    return isThere && combat?.exchange?.rolled && stages[seat] === 'decide' ? [] : undefined;
  },
};

const NEXT_PLACE = 'role=button[name="Next place"]';

/** The abilities a seat may use now. */
function usesOf(view: View, seat: Seat): Set<unknown> {
  const uses = legalMoves(crystalCaverns.moves, view, seat).filter(({ move }) => move === 'useWild');
  return new Set(uses.map(({ args }) => args[0]));
}

/** Whether a recent spell has laid cards. */
function hasScried({ story }: View): boolean {
  const newest = Math.max(...story.map(({ n }) => n));
  return story.some((fact) => fact.n > newest - JUST_NOW && fact.kind === 'laid' && fact.data.by === null);
}

/** Sights that a match of bots must contain, and sights that must have been photographed. */
export const MUST_COME = ['placing', 'exploring', 'fight', 'scrying', 'dragon'];
export const MUST_BE_SEEN = ['classes', ...MUST_COME];

/** Photographs the match. */
export class CavernsScenes implements Sights<View> {
  readonly seen: string[] = [];
  readonly comes = COMES;

  constructor(private readonly camera: Camera) {}

  /** @returns whether a picture was taken, so that the page must be read again */
  async come({ page }: Person, glance: CavernsScreen): Promise<boolean> {
    if (glance.pending || glance.sheet !== null || glance.over) return false;
    const name = Object.keys(SIGHTS).find((one) => !this.seen.includes(one) && SIGHTS[one]?.(glance));
    if (!name) return false;
    await this.picture(page, name);
    return true;
  }

  /** Photographs the map with the cards laid by a scrying spell, while the fight goes on. */
  async scried({ page }: Person): Promise<void> {
    if (this.seen.includes('scrying')) return;
    const map = page.getByRole('button', { name: 'Map', exact: true });
    if ((await map.count()) === 0) return;
    await map.tap();
    await page.getByRole('group', { name: 'Map of the caverns' }).waitFor();
    await this.picture(page, 'scrying');
    await page.getByRole('button', { name: 'Fight', exact: true }).tap();
  }

  async look(person: Person, name: string): Promise<boolean> {
    if (name === 'scrying') await this.scried(person);
    return this.come(person, await readCavernsScreen(person.page));
  }

  private async picture(page: Person['page'], name: string): Promise<void> {
    this.seen.push(name);
    await this.camera.everyWay(page, `caverns-${name}`);
    await this.camera.check(page, `caverns-${name}`);
  }
}

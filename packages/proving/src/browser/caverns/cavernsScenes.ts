import type { Camera } from '../camera';
import type { Person } from '../people';
import type { CavernsScreen } from './cavernsScreen';

/** What is photographed when it comes up, each once: a name, and how it is known. */
const SIGHTS: Readonly<Record<string, (glance: CavernsScreen) => boolean>> = {
  classes: ({ lit }) => lit.some(({ move }) => move === 'chooseColour'),
  placing: ({ lit, turn }) => turn > 6 && lit.some(({ move }) => move === 'placeCard'),
  exploring: ({ lit, turn }) => turn > 8 && lit.filter(({ label }) => label.startsWith('Move to')).length > 0,
  odds: ({ lit }) => lit.some(({ move, label }) => move === 'step' && label === 'Fight'),
  fight: ({ lit, level }) => level > 1 && lit.filter(({ move }) => move === 'useWild' || move === 'aim').length > 1,
  dragon: ({ dragon, verdict }) => dragon && verdict !== '',
};

/** Those without which a match has not been seen. */
export const MUST_BE_SEEN = ['classes', 'placing', 'exploring', 'fight', 'scrying', 'dragon'];

/** Photographs the match as it goes on. */
export class CavernsScenes {
  readonly seen: string[] = [];

  constructor(private readonly camera: Camera) {}

  /** @returns whether something was photographed, so that the table must be looked at again */
  async come({ page }: Person, glance: CavernsScreen): Promise<boolean> {
    if (glance.pending || glance.sheet !== null || glance.over) return false;
    const name = Object.keys(SIGHTS).find((one) => !this.seen.includes(one) && SIGHTS[one]?.(glance));
    if (!name) return false;
    await this.look(page, name);
    return true;
  }

  /** After a scrying spell: the map with the cards that came to lie, while the fight goes on. */
  async scried({ page }: Person): Promise<void> {
    if (this.seen.includes('scrying')) return;
    const map = page.getByRole('button', { name: 'Map', exact: true });
    if ((await map.count()) === 0) return;
    await map.tap();
    await page.getByRole('group', { name: 'Map of the caverns' }).waitFor();
    await this.look(page, 'scrying');
    await page.getByRole('button', { name: 'Fight', exact: true }).tap();
  }

  private async look(page: Person['page'], name: string): Promise<void> {
    this.seen.push(name);
    await this.camera.everyWay(page, `caverns-${name}`);
    await this.camera.check(page, `caverns-${name}`);
  }
}

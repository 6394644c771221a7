import { type Allowance, applyPatch } from '@lantern/games/engine/patch';
import type { CommonView } from '@lantern/games/module';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';

/** Returns every view of a page. @throws if the patches do not fit, or cost more than is allowed */
export function viewsOf(
  { view, patches }: Pick<ReplayPage<CommonView>, 'view' | 'patches'>,
  allowance?: Allowance,
): CommonView[] {
  const views = [view];
  for (const patch of patches) views.push(applyPatch(views.at(-1) as CommonView, patch, allowance));
  return views;
}

/** The pages of a match received so far. They arrive in any order; the newest arrives again when it has grown. */
export class Recording {
  readonly #pages = new Map<number, CommonView[]>();
  #newest: ReplayPage<CommonView> | undefined;

  add(page: ReplayPage<CommonView>): void {
    this.#pages.set(page.from / STEPS_PER_PAGE, viewsOf(page));
    if (!this.#newest || page.last >= this.#newest.last) this.#newest = page;
  }

  /** The properties of the whole match; undefined before the first page. */
  get about(): Omit<ReplayPage<CommonView>, 'from' | 'view' | 'patches'> | undefined {
    return this.#newest;
  }

  /** Returns the view at a step; undefined until its page has arrived. */
  view(step: number): CommonView | undefined {
    return this.#pages.get(Math.floor(step / STEPS_PER_PAGE))?.[step % STEPS_PER_PAGE];
  }
}

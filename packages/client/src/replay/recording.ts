import { type Allowance, applyPatch } from '@lantern/games/engine/patch';
import type { CommonView } from '@lantern/games/module';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';

/** Every view of a page. @throws if the patches do not fit, or cost more than is allowed */
export function viewsOf(
  { view, patches }: Pick<ReplayPage<CommonView>, 'view' | 'patches'>,
  allowance?: Allowance,
): CommonView[] {
  const views = [view];
  for (const patch of patches) views.push(applyPatch(views.at(-1) as CommonView, patch, allowance));
  return views;
}

/** What is known of a match so far, step by step: pages come in any order, the newest again when it has grown. */
export class Recording {
  readonly #pages = new Map<number, CommonView[]>();
  #newest: ReplayPage<CommonView> | undefined;

  add(page: ReplayPage<CommonView>): void {
    this.#pages.set(page.from / STEPS_PER_PAGE, viewsOf(page));
    if (!this.#newest || page.last >= this.#newest.last) this.#newest = page;
  }

  /** What is known of the match as a whole; nothing before the first page. */
  get about(): Omit<ReplayPage<CommonView>, 'from' | 'view' | 'patches'> | undefined {
    return this.#newest;
  }

  /** The view at a step; nothing while its page is not here. */
  view(step: number): CommonView | undefined {
    return this.#pages.get(Math.floor(step / STEPS_PER_PAGE))?.[step % STEPS_PER_PAGE];
  }
}

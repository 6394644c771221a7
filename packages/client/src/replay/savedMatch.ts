import { catalogue } from '@lantern/games/catalogue';
import type { Allowance } from '@lantern/games/engine/patch';
import { seatsOf } from '@lantern/games/kit/seat';
import type { CommonView } from '@lantern/games/module';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';
import { viewsOf } from './recording';

/**
 * A match as a file: the pages of each point of view, and what was revealed to everybody after the end. It contains no
 * key and no other views.
 */
export interface SavedMatch {
  lantern: 'match';
  format: typeof FORMAT_VERSION;
  /** The time of saving, in milliseconds since 1970. */
  savedAt: number;
  /** The points of view, one list of pages each. */
  views: ReplayPage<CommonView>[][];
  /** Absent in files of older versions, and if nothing of the match was revealed. */
  revealed?: RevealedMatch;
}

/** The reasons why a file cannot be shown as a match. */
export type SavedFault = 'tooLarge' | 'unreadable' | 'noMatch' | 'broken' | 'newer' | 'noGame';

const FORMAT_VERSION = 1;

/** The maximum size of a file to read, in bytes: several times the size of a very long match. */
export const LARGEST_FILE = 32_000_000;

/**
 * The maximum number of entries that may be copied while the patches are applied: far more than any match needs, so
 * only a malicious file exceeds it.
 */
const MAX_COST = 30_000_000;

/** The maximum number of seats of any game. */
const MOST_SEATS = 12;

export function fileName(game: string, at: Date): string {
  return `lantern-${game}-${at.toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`;
}

/** Returns the content of the file. */
export function serialiseMatch(
  views: ReplayPage<CommonView>[][],
  savedAt: number,
  revealed?: RevealedMatch | null,
): string {
  const saved: SavedMatch = { lantern: 'match', format: FORMAT_VERSION, savedAt, views, ...(revealed && { revealed }) };
  return JSON.stringify(saved);
}

/** Parses the content of a file. All pages are applied to their end before anything is shown. */
export function parseSavedMatch(text: string): SavedMatch | SavedFault {
  if (text.length > LARGEST_FILE) return 'tooLarge';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'noMatch';
  }
  if (!isRecord(value) || value.lantern !== 'match') return 'noMatch';
  if (value.format !== FORMAT_VERSION)
    return typeof value.format === 'number' && value.format > FORMAT_VERSION ? 'newer' : 'broken';
  const { views, savedAt, revealed } = value;
  if (!Array.isArray(views) || views.length === 0 || views.length > 2 || typeof savedAt !== 'number') return 'broken';
  const allowance: Allowance = { entries: MAX_COST };
  if (!views.every((pages) => isWhole(pages, allowance))) return 'broken';
  const saved = value as unknown as SavedMatch;
  if (revealed !== undefined && !isRevealed(revealed, saved.views[0]?.[0])) return 'broken';
  return saved.views.every(([page]) => catalogue.some(({ id }) => id === page?.game)) ? saved : 'noGame';
}

/** Whether these are all pages of one point of view, in order. */
function isWhole(pages: unknown, allowance: Allowance): boolean {
  if (!Array.isArray(pages) || pages.length === 0) return false;
  let steps = 0;
  for (const page of pages) {
    if (!isPage(page) || page.from !== steps || page.last !== pages[0].last || page.game !== pages[0].game)
      return false;
    if (!canBeFollowed(page, allowance)) return false;
    steps += page.patches.length + 1;
  }
  return steps === pages[0].last + 1 && pages.length === Math.floor(pages[0].last / STEPS_PER_PAGE) + 1;
}

function isPage(page: unknown): page is ReplayPage<CommonView> {
  return (
    isRecord(page) &&
    typeof page.matchId === 'string' &&
    typeof page.game === 'string' &&
    isSeatCount(page.players) &&
    (page.audience === null || seatsOf(page.players).some((seat) => seat === page.audience)) &&
    isRecord(page.names) &&
    Object.values(page.names).every((name) => typeof name === 'string') &&
    Array.isArray(page.patches) &&
    page.patches.length < STEPS_PER_PAGE &&
    page.patches.every(isPatch)
  );
}

/** Whether a value is a revealed match that belongs to a page. Whether it can be replayed is left to the rules. */
function isRevealed(revealed: unknown, page: ReplayPage<CommonView> | undefined): boolean {
  return (
    isRecord(revealed) &&
    revealed.matchId === page?.matchId &&
    revealed.players === page?.players &&
    isRecord(revealed.options) &&
    [revealed.secret, revealed.salt].every((text) => typeof text === 'string') &&
    (revealed.contributions === undefined || isRecord(revealed.contributions)) &&
    Array.isArray(revealed.rulesVersions) &&
    Array.isArray(revealed.moves) &&
    revealed.moves.every(isRecordedMove)
  );
}

function isRecordedMove(move: unknown): boolean {
  if (!Array.isArray(move) || move.length !== 3) return false;
  const [seat, name, args] = move;
  return (seat === null || typeof seat === 'string') && typeof name === 'string' && Array.isArray(args);
}

function isSeatCount(players: unknown): players is number {
  return Number.isInteger(players) && (players as number) >= 1 && (players as number) <= MOST_SEATS;
}

function isPatch(patch: unknown): boolean {
  return Array.isArray(patch) && patch.every((one) => isRecord(one) && typeof one.path === 'string');
}

function canBeFollowed(page: ReplayPage<CommonView>, allowance: Allowance): boolean {
  try {
    return viewsOf(page, allowance).every((view) => isView(view, page.audience));
  } catch {
    return false;
  }
}

/** Whether a value has the properties of every view; the board checks the others. */
function isView(view: unknown, audience: ReplayPage<CommonView>['audience']): boolean {
  return (
    isRecord(view) &&
    view.audience === audience &&
    typeof view.decisionId === 'number' &&
    isRecord(view.stages) &&
    Array.isArray(view.story) &&
    view.story.every((fact) => isRecord(fact) && typeof fact.n === 'number' && typeof fact.kind === 'string') &&
    (view.result === null || (isRecord(view.result) && Array.isArray(view.result.winners)))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

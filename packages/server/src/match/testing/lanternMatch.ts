import type { Audience } from '@lantern/protocol/seat';
import { applyPatch } from 'fast-json-patch';
import type { Change, RunningMatch, RunningMatches, Snapshot } from '../api';
import { audienceKey, audiencesOf } from '../audience';
import { LOG_LENGTH } from '../history';

/** A match at one of our tables. It keeps what each audience has been told, as a client puts it together. */
export class LanternMatch {
  readonly #audiences: readonly Audience[];
  readonly #told = new Map<string, Snapshot>();
  readonly changes: [Audience, Change][] = [];

  constructor(
    readonly match: RunningMatch,
    matches: RunningMatches,
  ) {
    this.#audiences = audiencesOf(match.players);
    for (const audience of this.#audiences) this.#told.set(audienceKey(audience), travelled(match.snapshot(audience)));
    matches.listen({
      changed: (at, audience, change) => at.id === match.id && this.#hear(audience, travelled(change)),
    });
  }

  told(audience: Audience): Snapshot {
    return this.#told.get(audienceKey(audience)) as Snapshot;
  }

  #hear(audience: Audience, change: Change): void {
    const { state, log } = this.told(audience);
    this.changes.push([audience, change]);
    this.#told.set(audienceKey(audience), {
      version: change.version,
      state: applyPatch(state, change.patch, false, true).newDocument,
      log: [...log, ...change.log].slice(-LOG_LENGTH),
    });
  }
}

/** The value as it comes out at the other end of a wire. */
export const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value));

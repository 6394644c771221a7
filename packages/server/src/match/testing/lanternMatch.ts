import type { Audience } from '@lantern/protocol/seat';
import { applyPatch, type Operation } from 'fast-json-patch';
import type { AudienceSnapshot, Change } from '../api';
import { audienceKey, audiencesOf } from '../audience';
import { LOG_LENGTH } from '../history';
import type { Matches } from '../matches';
import type { RunningMatch } from '../runningMatch';

/** A match on our server, with the state that a client of each audience has built from its messages. */
export class LanternMatch {
  readonly #audiences: readonly Audience[];
  readonly #told = new Map<string, AudienceSnapshot>();
  readonly changes: [Audience, Change][] = [];

  constructor(
    readonly match: RunningMatch,
    matches: Matches,
  ) {
    this.#audiences = audiencesOf(match.players);
    for (const audience of this.#audiences) this.#told.set(audienceKey(audience), travelled(match.snapshot(audience)));
    matches.listen({
      changed: (at, audience, change) => at.id === match.id && this.#hear(audience, travelled(change)),
    });
  }

  told(audience: Audience): AudienceSnapshot {
    return this.#told.get(audienceKey(audience)) as AudienceSnapshot;
  }

  #hear(audience: Audience, change: Change): void {
    const { state, log } = this.told(audience);
    this.changes.push([audience, change]);
    this.#told.set(audienceKey(audience), {
      version: change.version,
      state: applyPatch(state, change.patch as Operation[], false, true).newDocument,
      log: [...log, ...change.log].slice(-LOG_LENGTH),
    });
  }
}

/** The value after a round trip through JSON. */
export const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value));

import type { TempoVotes } from '../rooms/votes/tempoVotes';
import type { TimeOuts } from '../rooms/votes/timeOuts';
import type { Handlers } from './handlers';

/** Decisions without an answer, and the tempo of a running match. */
export function voteRoutes(timeOuts: TimeOuts, tempoVotes: TempoVotes) {
  return {
    'POST /api/rooms/:code/time-out': ({ code, key, sent }) => timeOuts.byHost(code, key, sent.decisionId),
    'POST /api/rooms/:code/time-out/vote': ({ code, key, sent }) =>
      timeOuts.vote(code, key, sent.decisionId, sent.wanted),
    'POST /api/rooms/:code/tempo/vote': ({ code, key, sent }) => tempoVotes.vote(code, key, sent.tempo, sent.wanted),
  } satisfies Partial<Handlers>;
}

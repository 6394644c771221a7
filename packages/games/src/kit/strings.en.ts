import type { SharedFacts } from './story';
import type { GameStrings } from './strings';
import { does } from './voice.en';

/** Refusals common to all games. A game may replace a sentence. */
export const sharedRefusals: GameStrings['refusals'] = {
  UNKNOWN_MOVE: () => 'There is no such move in this game.',
  MALFORMED: () => 'That move is not in the form this game understands.',
  GAME_OVER: () => 'The match is over.',
  NOT_YOUR_DECISION: () => 'It is not your decision right now.',
  WRONG_STEP: () => 'That is not possible at this point of the turn.',
  STALE_DECISION: () => 'That decision has already been made.',
  SERVER_ONLY: () => 'Only the clock of the room may do that.',
  BAD_OPTIONS: () => 'The options are not in the form this game understands.',
  UNKNOWN_OPTION: ({ key }) => `This game has no option called “${key}”.`,
  BAD_OPTION: ({ key }) => `The option “${key}” cannot have that value here.`,
  BAD_PLAYER_COUNT: ({ min, max }) =>
    min === max ? `This game is for exactly ${min} players.` : `This game is for ${min} to ${max} players.`,
};

/** The rule of time, in every rulebook. `moves`: the default moves of the game, which follow a colon. */
export function timeRule(seconds: number, moves: string): string {
  const limit =
    seconds > 0 ? `A decision has ${seconds} seconds. When time is up, or while` : 'There is no time limit. While';
  return `${limit} a stand-in plays default moves, this happens: ${moves}.`;
}

/** Sentences of the facts common to all games. */
export const sharedFacts: GameStrings<SharedFacts>['facts'] = {
  takenBack: ({ seat, lost = [] }, voice) =>
    [
      `${does(voice, seat, 'take', 'takes')} a move back. The match continues from that point.`,
      lost.includes('order') ? ' What you changed about auto-pass since then is undone: check it again.' : '',
      lost.includes('answer') ? ' The secret answer you gave since then is gone: you will be asked again.' : '',
    ].join(''),
};

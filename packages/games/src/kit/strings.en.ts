import type { SharedFacts } from './story';
import type { GameStrings } from './strings';
import { does } from './voice.en';

/** Refusals every game shares, whatever its rules. A game may word one of them better. */
export const sharedRefusals: GameStrings['refusals'] = {
  UNKNOWN_MOVE: () => 'There is no such move in this game.',
  MALFORMED: () => 'That move is not in the form this game understands.',
  GAME_OVER: () => 'The game is over.',
  NOT_YOUR_DECISION: () => 'It is not your decision right now.',
  WRONG_STEP: () => 'That is not possible at this point of the turn.',
  STALE_DECISION: () => 'That decision has already been made.',
  SERVER_ONLY: () => 'Only the clock of the room may do that.',
  BAD_OPTIONS: () => 'The options are not in the form this game understands.',
  UNKNOWN_OPTION: ({ key }) => `This game has no option called “${key}”.`,
  BAD_OPTION: ({ key }) => `The option “${key}” cannot have that value here.`,
  BAD_PLAYER_COUNT: ({ min, max }) =>
    min === max ? `This game is for exactly ${min}.` : `This game is for ${min} to ${max} players.`,
};

/** Sentences of the facts every game shares. */
export const sharedFacts: GameStrings<SharedFacts>['facts'] = {
  takenBack: ({ seat, lost = [] }, voice) =>
    [
      `${does(voice, seat, 'take', 'takes')} a move back. The match goes on from before it.`,
      lost.includes('order')
        ? ' What you changed about your standing orders since then is undone: look at them again.'
        : '',
      lost.includes('answer') ? ' The secret answer you gave since then is gone: you will be asked again.' : '',
    ].join(''),
};

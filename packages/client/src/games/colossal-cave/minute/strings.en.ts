export const minute = {
  goal: 'Be the first to bring three treasures home.',
  turn: 'Your turn: draw a card, move a room, play a card.',
  find: 'A treasure is found only in the room its card names.',
  react: 'Rivals rob you; a red card answers at once, even out of turn.',
  safe: 'Locked in your safe it is yours. Three, and you win.',
  /** The name of a room, on two lines. */
  hall: ['Hall of', 'Mists'],
};

export type MinuteStrings = typeof minute;

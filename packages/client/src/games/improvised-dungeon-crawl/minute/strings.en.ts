export const minute = {
  hero: 'Six cards make a hero: the picture is who, the rest buys gear.',
  room: 'Each of you draws a card. Together they are the room.',
  wound: 'Reach the monster’s WT to wound it. Two wounds kill.',
  calm: 'Between rooms: share the loot, heal, shop.',
  dragon: 'Every Queen, King and Ace wakes the dragon a little: twelve.',
  /** The wound threshold of a monster, in short. */
  wt: 'WT 3',
};

export type MinuteStrings = typeof minute;

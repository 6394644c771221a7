export const minute = {
  goal: 'One party, one Dragon, four levels down. All win or all lose.',
  explore: 'Each turn a card is laid, and the cave grows.',
  bag: 'What lives there is drawn from the bag.',
  fight: 'Roll higher to hit. WILD is your hero’s own trick.',
  grow: 'Slay your own colour and grow, until you can face the Dragon.',
};

export type MinuteStrings = typeof minute;

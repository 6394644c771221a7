export const minute = {
  goal: 'Own every village and city on the map.',
  grain: 'Villages give grain. Armies eat it, and the rest spoils.',
  flow: 'Go with the arrows and you go further.',
  fight: 'Attack what is beside you: strength plus a die each.',
  rings: 'Vortices are doors: a unit that starts on one may step out of another.',
};

export type MinuteStrings = typeof minute;

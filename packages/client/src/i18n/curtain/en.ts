/** The curtain between people who share a device. */
export const curtain = {
  here: 'On this device',
  people: 'Players on this device',
  pass: (name: string) => `Pass the device to ${name}`,
  alone: (name: string) => `${name}, tap when nobody else looks.`,
  reveal: (name: string) => `I am ${name}`,
  other: (name: string) => `${name} looks once more`,
  hidden: 'Everything hidden is put away until then.',
};

export type CurtainStrings = typeof curtain;

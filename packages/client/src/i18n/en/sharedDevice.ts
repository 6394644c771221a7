/** Several people at one device. */
export const sharedDevice = {
  add: 'Add a player on this device',
  help: 'You pass the device around. A curtain hides what each of you holds from the others.',
  name: 'Name of the next player',
  cancel: 'Nobody more on this device',
  here: 'On this device',
  people: 'Players on this device',
  pass: (name: string) => `Pass the device to ${name}`,
  alone: (name: string) => `${name}, tap when nobody else looks.`,
  reveal: (name: string) => `I am ${name}`,
  other: (name: string) => `${name} looks once more`,
  hidden: 'Everything hidden is put away until then.',
};

/** Several people on one device. */
export const sharedDevice = {
  add: 'Add a player on this device',
  help: 'You pass the device around. A curtain hides what each of you holds from the others.',
  name: 'Name of the next player',
  cancel: 'Nobody more on this device',
};

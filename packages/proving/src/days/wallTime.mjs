import { readFileSync } from 'node:fs';

// Loaded into a server whose wall clock a proof sets: the file in `WALL_TIME` contains the number of milliseconds it is
// ahead. Deadlines over days are checked twice a second; all other timers are unchanged.

/** Interval at which the server checks deadlines by default, and the interval here, in milliseconds. */
const BEAT = { usual: 15_000, here: 500 };

const now = Date.now.bind(Date);
const repeat = globalThis.setInterval;
const file = process.env.WALL_TIME ?? '';

Date.now = () => now() + Number(readFileSync(file, 'utf8'));
globalThis.setInterval = (task, milliseconds, ...args) =>
  repeat(task, milliseconds === BEAT.usual ? BEAT.here : milliseconds, ...args);

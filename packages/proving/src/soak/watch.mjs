// Loaded before a watched server: reports its memory after a garbage collection to its parent. `HURRY` is the factor by
// which its clock and its longer timers run faster, so that a minute covers a quarter of an hour: matches leave memory,
// limits expire. Timers of a few seconds are unchanged, so that nobody has to answer a ping sooner or join a room
// faster.

/** Timers of at least this many milliseconds are accelerated. */
const LONG = 60_000;

process.on('message', () => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heap: heapUsed + external, rss });
});
process.channel.unref();

const hurry = Number(process.env.HURRY ?? 1);
if (hurry !== 1) {
  const { setTimeout, setInterval } = globalThis;
  const now = Date.now;
  const began = now();
  Date.now = () => began + Math.round((now() - began) * hurry);
  const sooner = (timer) =>
    Object.assign((call, after = 0, ...args) => timer(call, after < LONG ? after : after / hurry, ...args), timer);
  globalThis.setTimeout = sooner(setTimeout);
  globalThis.setInterval = sooner(setInterval);
}

// Loaded before a server that is watched: it answers its parent with what it holds in memory after a collection. With
// `HURRY`, its clock runs so many times as fast, and so do its longer timers, so that a minute sees what otherwise takes a
// quarter of an hour: tables that leave memory, limits that expire. What happens every few seconds keeps its pace, so
// that nobody has to answer a ping any sooner, or to come to a room any faster.

/** Timers from so many milliseconds on are hurried. */
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

/**
 * What the start script gives Node: most of what a move makes is gone with it, and need not be copied about; and one busy
 * thread needs no more helpers than two.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64', '--v8-pool-size=2'];

/** What the start script says to the C library: one place for the memory of all threads. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };

/**
 * Node's flags in the start script: a larger young generation, since most objects of a move are garbage after it; and
 * two helper threads, which are enough for one busy thread.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64', '--v8-pool-size=2'];

/** The C library's setting in the start script: one memory arena for all threads. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };

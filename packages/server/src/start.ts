// Must be set before libraries are loaded: outside production boardgame.io checks every state for non-JSON values.
process.env.NODE_ENV ??= 'production';
await import('./main');

export {};

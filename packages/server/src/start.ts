// Must be set before the rest is loaded: outside of production the rules freeze every state.
process.env.NODE_ENV ??= 'production';
await import('./main');

export {};

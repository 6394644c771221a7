// Libraries look at it while they are loaded: outside production boardgame.io searches every state for what is no JSON.
process.env.NODE_ENV ??= 'production';
await import('./main');

export {};

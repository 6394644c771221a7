/** A word that may only be returned if a prototype was polluted. */
export const POLLUTION = 'lantern-polluted';

const nested = (depth: number, open: string, close: string, core = '') =>
  open.repeat(depth) + core + close.repeat(depth);

/** Values as JSON text, including some that `JSON.stringify` never writes. */
export const VALUES: readonly string[] = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1', '0.5', '1e308', '-1e308', '1e999', '9007199254740993'],
  ...[
    '4294967296',
    '1e-400',
    '""',
    '"0"',
    '"1"',
    '"99"',
    '" "',
    '[]',
    '{}',
    '[null]',
    '[[]]',
    '[[[[[[[[[[[[[0]]]]]]]]]]]]]',
  ],
  ...['"__proto__"', '"constructor"', '"prototype"', '"toString"', '"hasOwnProperty"', '"__defineGetter__"'],
  `{"__proto__":{"${POLLUTION}":1,"ok":true,"name":"${POLLUTION}","credentials":"${POLLUTION}"}}`,
  `{"constructor":{"prototype":{"${POLLUTION}":1}}}`,
  `{"prototype":{"${POLLUTION}":1}}`,
  `{"__proto__":null}`,
  '{"toString":"x","valueOf":1}',
  '{"length":1000000000}',
  '{"then":"x"}',
  '{"toJSON":"x"}',
  '{"a":1,"a":2}',
  '{"_placeholder":true,"num":0}',
  '{"_placeholder":true,"num":99}',
  '{"type":"Buffer","data":[1,2,3]}',
  '{"$where":"1","$gt":""}',
  `"${'x'.repeat(5000)}"`,
  `"${'👑'.repeat(60)}"`,
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\u202e\\u2066abc"',
  '"Z\\u0351\\u036b\\u0343a\\u036a\\u0341"',
  '"\\ufeff"',
  '"\\r\\nSet-Cookie: a=b"',
  '"../../../../etc/passwd"',
  '"%2e%2e%2f%00"',
  '"\' OR 1=1; --"',
  '"<script>alert(1)</script>"',
  `[${Array.from({ length: 3000 }, () => 0).join()}]`,
  `{${Array.from({ length: 900 }, (_, key) => `"k${key}":0`).join()}}`,
  nested(11, '[', ']'),
  nested(13, '[', ']'),
  nested(400, '[', ']'),
  nested(7000, '[', ']'),
  nested(2000, '{"a":', '}', '0'),
  nested(500, '[{"__proto__":', '}]', 'null'),
];

/** Names with a meaning in JavaScript, boardgame.io, socket.io or this server that are not moves. */
export const NAMES: readonly string[] = [
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__proto__', '__defineGetter__'],
  ...['UPDATE', 'RESET', 'SYNC', 'PATCH', 'UNDO', 'REDO', 'PLUGIN', 'STRIP_TRANSIENTS', 'GAME_EVENT', 'MAKE_MOVE'],
  ...['endGame', 'endTurn', 'endPhase', 'setPhase', 'setStage', 'setActivePlayers', 'pass', 'timeOut', 'concede'],
  ...[
    'sync',
    'update',
    'shown',
    'patch',
    'chat',
    'matchData',
    'room',
    'error',
    'connect',
    'disconnect',
    'disconnecting',
  ],
  ...['newListener', 'removeListener', 'connect_error', 'watchers', 'lantern:refused', ''],
  ...['say', 'said', 'conversation', 'takeBack', 'matches', 'past', 'fair', 'push', 'redeem'],
];

/** Keys with a special meaning. */
export const KEYS: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', 'toJSON', 'state', 'G', 'ctx', 'args'],
  ...['credentials', 'playerID', 'type', 'requestId', 'matchID', 'seat', 'hostKey', 'options', 'standIn', ''],
  ...[
    'text',
    'phrase',
    'reaction',
    'audience',
    'token',
    'address',
    'endpoint',
    'keys',
    'version',
    'wanted',
    'paused',
    'mute',
  ],
];

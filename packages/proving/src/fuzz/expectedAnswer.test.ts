import { dueFor, kindOf, statusOf, wrongIn } from './expectedAnswer';
import { POLLUTION } from './hostileValues';

const refused = '["lantern:refused",{"code":"MALFORMED"}]';

test.each([
  ['an event that wants to be acknowledged', '42/toy,7["update",1]', '43/toy,7[{"ok":true}]', true],
  ['the acknowledgement of another event is none', '42/toy,7["update",1]', '43/toy,8[{"ok":true}]', false],
  ['an acknowledgement in another namespace is none', '42/toy,7["update",1]', '43/other,7[{}]', false],
  ['an event without a number is answered by a refusal', '42/toy,["hello"]', `42/toy,${refused}`, true],
  ['a change that others are told of is no answer', '42/toy,["hello"]', '42/toy,["patch","m",0,1]', false],
  ['joining is answered by the state', '42/toy,["sync","m"]', '42/toy,["sync","m",{}]', true],
  [
    'joining with a number may be answered by the state as well',
    '42/toy,3["sync","m"]',
    '42/toy,["sync","m",{}]',
    true,
  ],
  ['a namespace is joined', '40/room,{"code":"A"}', '40/room,{"sid":"x"}', true],
  ['or not', '40/room,{"code":"A"}', '44/room,{"message":"no"}', true],
  ['the answer of another namespace does not count', '40/room,{"code":"A"}', '44/rooms,{"message":"no"}', false],
])('%s', (_, message, packet, answers) => {
  expect(dueFor(message, '/toy')?.answers(packet)).toBe(answers);
});

test.each([
  '',
  '3',
  '41/toy,',
  '42/toy,{',
  '42/toy,[]',
  '42/toy,[1]',
  '42/toy,["disconnect"]',
  '42/toy, ["sync"]',
  '40/toy,[]',
  '40/toy,{',
])('nothing is required for %j: silence or a closed connection are accepted', (message) =>
  expect(dueFor(message, '/toy')).toBeUndefined(),
);

test('a move without an acknowledgement requires no answer, since it may have been made', () => {
  expect(dueFor('42/toy,["update",{}]', '/toy')).toBeUndefined();
});

test('a chat message without an acknowledgement requires no answer', () => {
  expect(dueFor('42/room,["say",{"text":"x"}]', '/room')).toBeUndefined();
  expect(dueFor('42/toy,["shown","m",1,"0"]', '/toy')).toBeUndefined();
});

test.each([
  ['a game is answered in order', '42/toy,1["update"]', '/toy', false],
  ['in a room answers need not come in order', '42/room,1["say",{"text":"x"}]', '/room', true],
  ['nor do those of another namespace', '42/other,1["update"]', '/toy', true],
])('%s', (_, message, home, late) => expect(dueFor(message, home)?.late).toBe(late));

test('answers are counted by the code of their refusal, or by their kind', () => {
  expect(kindOf(`42/toy,${refused}`)).toBe('MALFORMED');
  expect(kindOf('43/toy,1[{"ok":true,"stateID":1}]')).toBe('accepted');
  expect(kindOf('42/toy,["sync","m",{}]')).toBe('sync');
  expect(kindOf('40/room,{"sid":"x"}')).toBe('connected');
});

test.each([
  'Error: x\n    at Object.run (/srv/a.js:3)',
  '/srv/node_modules/koa',
  '{"code":"INTERNAL"}',
  `{"name":"${POLLUTION}"}`,
  'SQLITE_BUSY',
])('an answer with %j is an error', (answer) => expect(wrongIn(answer)).toBeDefined());

test('a refusal with a sentence is not an error', () => {
  expect(wrongIn('{"code":"NO_SUCH_ROOM","message":"There is no room with this code."}')).toBeUndefined();
});

test('a status is read only from an answer', () => {
  expect(statusOf('HTTP/1.1 404 Not Found\r\n')).toBe(404);
  expect(statusOf('garbage')).toBeUndefined();
});

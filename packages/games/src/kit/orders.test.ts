import { type AnyOrders, checkOrders, defaultOrders } from './orders';

const orders: AnyOrders = {
  choices: { answers: ['pass', 'ask'], losses: ['ask', 'most'] },
  ordered: () => undefined,
};

test('without orders the first value of each question counts', () => {
  expect(defaultOrders(orders)).toEqual({ answers: 'pass', losses: 'ask' });
});

test('orders that are not given keep their default', () => {
  expect(checkOrders(orders, { losses: 'most' })).toEqual({ orders: { answers: 'pass', losses: 'most' } });
});

test.each([
  ['a question the game does not have', { trades: 'ask' }, 'UNKNOWN_OPTION', 'trades'],
  ['a question named like a property of every object', { toString: 'ask' }, 'UNKNOWN_OPTION', 'toString'],
  ['a value that the question does not have', { answers: 'most' }, 'BAD_OPTION', 'answers'],
])('%s is refused', (_, given, code, key) => {
  expect(checkOrders(orders, given)).toEqual({ refusal: { code, params: { key } } });
});

describe('a sentence', () => {
  const sentence: AnyOrders = {
    choices: {
      armed: [
        ['never', 'move'],
        ['pass', 'ask'],
      ],
    },
    ordered: () => undefined,
  };

  test('has the first value of each part by default', () => {
    expect(defaultOrders(sentence)).toEqual({ armed: 'never/pass' });
  });

  test.each([
    ['move/ask', true],
    ['move/none', false],
    ['move', false],
    ['move/ask/ask', false],
  ])('“%s” is accepted: %s', (armed, accepted) => {
    const refused = { refusal: { code: 'BAD_OPTION', params: { key: 'armed' } } };
    expect(checkOrders(sentence, { armed })).toEqual(accepted ? { orders: { armed } } : refused);
  });
});

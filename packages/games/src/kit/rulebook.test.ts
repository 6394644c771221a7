import type { OptionSchema } from './options';
import { type Paragraph, rulesInForce } from './rulebook';

interface Options {
  limit: number;
  wind: boolean;
}

const schema: OptionSchema<Options> = {
  rules: {
    limit: { kind: 'number', default: 0, min: 5, max: 9, also: [0] },
    wind: { kind: 'switch', default: true },
  },
  presets: [],
};

const rulebook: readonly Paragraph<Options>[] = [
  { rule: 'R1', title: 'Sailing', body: 'With the wind.' },
  {
    rule: 'R2',
    title: 'The end',
    dependsOn: ['limit'],
    body: ({ limit }) => (limit === 0 ? undefined : `After ${limit} rounds.`),
  },
  { rule: 'R3', title: 'Calm', dependsOn: ['wind'], body: ({ wind }) => (wind ? 'Never.' : 'Always.') },
];

const read = (chosen: Record<string, unknown>) =>
  rulesInForce(rulebook, schema, chosen).map(({ rule, body, dueTo }) => [rule, body, dueTo]);

test('without any choice the rules are those of the default game, and no paragraph names an option', () => {
  expect(read({})).toEqual([
    ['R1', 'With the wind.', []],
    ['R3', 'Never.', []],
  ]);
});

test('a paragraph that applies under one option only is shown with it, and names it', () => {
  expect(read({ limit: 7 })).toEqual([
    ['R1', 'With the wind.', []],
    ['R2', 'After 7 rounds.', ['limit']],
    ['R3', 'Never.', []],
  ]);
});

test('a paragraph has the text for the room’s options, and names the option only if it differs from the default', () => {
  expect(read({ wind: false })).toContainEqual(['R3', 'Always.', ['wind']]);
  expect(read({ wind: true })).toContainEqual(['R3', 'Never.', []]);
});

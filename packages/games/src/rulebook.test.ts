import { germanTexts } from '../test/germanTexts';
import { allReadings, otherValues, readUnder } from '../test/readings';
import { testEach } from '../test/testEach';
import { testPlanOf } from '../test/testPlans';
import type { AnyTestPlan } from './engine/randomPlay';
import { modules } from './index';
import { defaultOptions } from './kit/options';
import type { GameStrings } from './kit/strings';
import type { AnyModule } from './module';

/** The options that the function of a paragraph actually reads, under any options. */
function optionsRead(module: AnyModule, text: GameStrings, rule: string): Set<string> {
  const body = text.rulebook.find((paragraph) => paragraph.rule === rule)?.body;
  const read = new Set<string>();
  if (typeof body !== 'function') return read;
  const noting = {
    get(values: object, key: string): unknown {
      read.add(key);
      return Reflect.get(values, key);
    },
  };
  const standard = defaultOptions(module.options) as Record<string, unknown>;
  body(new Proxy(standard, noting));
  for (const key of Object.keys(standard)) {
    for (const value of otherValues(module, key)) body(new Proxy({ ...standard, [key]: value }, noting));
  }
  return read;
}

/** The paragraphs that are changed, absent or new under one value of an option, with all others as given. */
function changedBy(module: AnyModule, text: GameStrings, key: string, value: unknown, others: object): string[] {
  const standard = readUnder(module, text, { ...others });
  const changed = readUnder(module, text, { ...others, [key]: value });
  return [...new Set([...standard.keys(), ...changed.keys()])].filter(
    (rule) => standard.get(rule) !== changed.get(rule),
  );
}

describe.each(modules.map((module) => [module.id, module] as const))('the rulebook of %s', (id, module) => {
  const german = germanTexts[id];
  const keys = Object.keys(module.options.rules).map((key) => [key] as const);
  let subjects: AnyTestPlan['subjects'];

  beforeAll(async () => {
    subjects = (await testPlanOf(module)).subjects;
  });

  test.each([['English', module.strings] as const, ...(german ? [['German', german] as const] : [])])(
    'names in %s exactly the options that each paragraph depends on',
    (_language, text) => {
      for (const { rule, dependsOn = [] } of text.rulebook) {
        expect([rule, [...optionsRead(module, text, rule)].sort()]).toEqual([rule, [...dependsOn].sort()]);
      }
    },
  );

  testEach(keys)('tells what every value of the option %s changes, where it speaks of its subject', (key) => {
    const subject = subjects[key];
    if (!subject?.words) return;
    const { words, within = {}, indifferent = [] } = subject;
    const changes = otherValues(module, key).map(
      (value) => [value, changedBy(module, module.strings, key, value, within)] as const,
    );
    expect(changes.filter(([, rules]) => rules.length === 0)).toEqual([]);
    const changed = new Set(changes.flatMap(([, rules]) => rules));
    const speaking = [...allReadings(module, module.strings)]
      .filter(([, bodies]) => [...bodies].some((body) => words.test(body)))
      .map(([rule]) => rule);
    expect(speaking.filter((rule) => !changed.has(rule) && !indifferent.includes(rule))).toEqual([]);
    expect(indifferent.filter((rule) => changed.has(rule) || !speaking.includes(rule))).toEqual([]);
  });

  if (german) {
    testEach(keys)('changes in German what the option %s changes in English', (key) => {
      const within = subjects[key]?.within ?? {};
      for (const value of otherValues(module, key)) {
        expect([value, changedBy(module, german, key, value, within)]).toEqual([
          value,
          changedBy(module, module.strings, key, value, within),
        ]);
      }
    });
  }
});

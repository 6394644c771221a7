import type { Audience } from '@lantern/protocol/seat';
import { germanTexts } from '../test/germanTexts';
import { recordedMatches } from '../test/matchFiles';
import { allReadings } from '../test/readings';
import { localMatch } from './engine/localMatch';
import type { RecordedMatch } from './engine/recordedMatch';
import { modules } from './index';
import { seededRandom } from './kit/random';
import { factSentence, type GameStrings, type Voice } from './kit/strings';
import { sharedRefusals } from './kit/strings.de';
import { sharedRefusals as sharedInEnglish } from './kit/strings.en';
import type { AnyFact, AnyModule } from './module';

const names = ['Ana', 'Max', 'Cy', 'Dee', 'Eva', 'Flo'];
const voiceOf = (you: Audience): Voice => ({ you, name: (seat) => names[Number(seat)] ?? '?' });

/** Parts that no sentence contains: values that are not words, English quotation marks, gaps. */
const BROKEN = /undefined|\[object|NaN|["”]|\s{2}|\s[.,:;]/;

/** "Du zieht", "Ana ziehst": the verb of the other form. */
const MISMATCH =
  /\b[Dd]u (?:\p{L}*[^sßz\P{L}]t|ist|hat|wird|kann|darf|will)\b|\b(?:Ana|Max|Cy|Dee|Eva|Flo) (?!ist|löst|lässt|verlässt)\p{L}+st\b/u;

const keysOf = (words: object) => Object.keys(words).sort();

/** Any parameter of a refusal: an option by its key, everything else by a number. */
const params: Record<string, string | number> = new Proxy(
  { key: 'x' },
  { get: (named, name) => Reflect.get(named, name) ?? 2 },
);

/** All texts that do not depend on facts, each under its place. */
function sayings(module: AnyModule, text: GameStrings): Record<string, string> {
  const said: Record<string, string> = { tagline: text.tagline };
  for (const [key, words] of Object.entries(text.stages)) said[`stage ${key}`] = words;
  for (const [key, { help }] of Object.entries(text.options)) said[`option ${key}`] = help;
  for (const [key, { help }] of Object.entries(text.presets)) said[`preset ${key}`] = help;
  for (const [rule, bodies] of allReadings(module, text)) {
    [...bodies].forEach((body, index) => {
      said[`rule ${rule} ${index}`] = body;
    });
  }
  for (const [code, sentence] of Object.entries(text.refusals)) said[`refusal ${code}`] = sentence(params);
  text.credits.forEach((words, index) => {
    said[`credit ${index}`] = words;
  });
  return said;
}

/** Every fact of a recorded match, in the story of each audience. */
function* toldIn(module: AnyModule, record: RecordedMatch): Generator<[Audience, AnyFact]> {
  const match = localMatch(module, record.players, record.options, seededRandom(record.seed));
  let told = 0;
  for (const move of [undefined, ...record.moves]) {
    if (move) {
      const [seat, name, args] = move;
      if (seat === null) match.timeOut();
      else match.act(seat, { move: name, args });
    }
    const before = told;
    for (const audience of [null, ...match.seats]) {
      for (const fact of match.view(audience).story as AnyFact[]) {
        told = Math.max(told, fact.n);
        if (fact.n > before) yield [audience, fact];
      }
    }
  }
}

test('the refusals of all games are in German', () => {
  expect(keysOf(sharedRefusals)).toEqual(keysOf(sharedInEnglish));
});

const german = modules.filter(({ id }) => germanTexts[id]);

describe.each(german.map((module) => [module.id, module] as const))('%s in German', (id, module) => {
  const text = germanTexts[id] as GameStrings;

  test('has exactly the strings of the English text', () => {
    for (const part of ['facts', 'refusals', 'stages', 'moves', 'options', 'presets', 'endings'] as const) {
      expect([part, keysOf(text[part])]).toEqual([part, keysOf(module.strings[part])]);
    }
    for (const [key, { values }] of Object.entries(module.strings.options)) {
      expect([key, keysOf(text.options[key]?.values ?? {})]).toEqual([key, keysOf(values ?? {})]);
    }
    for (const [key, { values = {}, parts = [] }] of Object.entries(module.strings.orders ?? {})) {
      const german = text.orders?.[key];
      expect([key, keysOf(german?.values ?? {})]).toEqual([key, keysOf(values)]);
      expect([key, german?.parts?.map((part) => keysOf(part.values)) ?? []]).toEqual([
        key,
        parts.map((part) => keysOf(part.values)),
      ]);
    }
    expect(keysOf(text.orders ?? {})).toEqual(keysOf(module.strings.orders ?? {}));
    expect(text.credits.length).toBe(module.strings.credits.length);
  });

  test('numbers the rules as the English rulebook does, in the same order', () => {
    expect(text.rulebook.map(({ rule }) => rule)).toEqual(module.strings.rulebook.map(({ rule }) => rule));
  });

  test('contains no English and no empty text', () => {
    const other = sayings(module, module.strings);
    for (const [place, words] of Object.entries(sayings(module, text))) {
      expect([place, words]).not.toEqual([place, other[place]]);
      expect([place, words]).toEqual([place, expect.stringMatching(/\S/)]);
    }
    for (const word of [...Object.values(text.moves), ...text.rulebook.map(({ title }) => title)]) {
      expect(word).toMatch(/\S/);
    }
  });

  test('ends its sentences, and uses German quotation marks', () => {
    const wrong = Object.entries(sayings(module, text)).filter(
      ([place, words]) => BROKEN.test(words) || (/^(rule|refusal|tagline|stage)/.test(place) && !/[.?!“]$/.test(words)),
    );
    expect(wrong).toEqual([]);
  });

  test('has the same facts on the home page as in the room', () => {
    expect(text.title).toBe(module.strings.title);
    expect(text.tagline).toBe(module.about?.tagline.de);
  });

  test('has its own sentences for every fact of the recorded matches', () => {
    const wrong = new Set<string>();
    for (const [, record] of recordedMatches(id)) {
      for (const [audience, fact] of toldIn(module, record)) {
        const sentence = factSentence(text, fact, voiceOf(audience));
        const english = factSentence(module.strings, fact, voiceOf(audience));
        const whole = /^[A-ZÄÖÜ0-9„].*[.!“]$/.test(sentence) && !BROKEN.test(sentence) && !MISMATCH.test(sentence);
        if (!whole || sentence === english) wrong.add(`${fact.kind}: ${sentence}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('has a sentence about every end for winners, losers and watchers', () => {
    for (const [reason, ending] of Object.entries(text.endings)) {
      for (const winners of [[], ['0'], ['0', '1']]) {
        for (const you of ['0', '1', null]) {
          expect([reason, ending(winners, voiceOf(you))]).toEqual([reason, expect.stringMatching(/^[A-ZÄÖÜ].*\.$/)]);
        }
      }
    }
  });
});

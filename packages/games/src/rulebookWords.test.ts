import { germanTexts } from '../test/germanTexts';
import { readUnder } from '../test/readings';
import { modules } from './index';
import type { AnyModule } from './module';

/** Whether the rules are carried out is tested elsewhere; these tests check that the rulebook describes them. */
const TOLD: readonly [
  game: string,
  rule: string,
  what: string,
  options: Record<string, unknown>,
  english: RegExp,
  german: RegExp,
][] = [
  ['colossal-cave', 'E1', 'a third deposit wins alone', {}, /wins alone/, /gewinnt allein/],
  ['colossal-cave', 'E2', 'a round has a turn for all who began', {}, /who began the match/, /die Partie begonnen/],
  ['colossal-cave', 'E4', 'who has given up reacts no more', {}, /react to nothing/, /reagierst auf nichts mehr/],
  ['colossal-cave', 'R8.13', 'a reaction is not repeated', {}, /cannot be played again/, /kein zweites Mal/],
  ['colossal-cave', 'R15.2', 'rounds of who is left', {}, /3 rounds of all who are left/, /3 Runden aller lang/],
  ['colossal-cave', 'T8', 'default moves', {}, /draw, stay and play nothing/, /ziehst, bleibst und spielst nichts/],
  [
    'crystal-wars',
    'R3.3',
    'a mountain after the free village',
    { neutralPlacing: 'players' },
    /after its free village/,
    /nach ihrem freien/,
  ],
  ['crystal-wars', 'R12.6', 'winning over is progress', {}, /is won over/, /abgeworben wird/],
  ['crystal-wars', 'R12.6', 'a new city is progress', {}, /founded or enlarged/, /gegründet oder ausgebaut/],
  ['crystal-wars', 'R18.3', 'default moves', {}, /no movement/, /keine Bewegung/],
  ['crystal-caverns', 'R5.2', 'no crystal, no monster', {}, /nothing comes/, /kommt nichts/],
  ['crystal-caverns', 'R6.1', 'a locked stairway is a dead end', {}, /locked stairway/, /verschlossenen Treppe/],
  ['crystal-caverns', 'R10.1', 'a rogue stands', {}, /rogue cannot be toppled/, /Schurke wird nie umgeworfen/],
  [
    'crystal-caverns',
    'R14',
    'the order of the powers',
    {},
    /two also that of the medium/,
    /zwei auch die des mittleren/,
  ],
  ['crystal-caverns', 'R16', 'no way down from level 4', {}, /Level 4 has no stairway/, /Ebene 4 hat keine Treppe/],
  ['crystal-caverns', 'R21', 'default moves', {}, /only ward off a wound/, /wehren nur Wunden ab/],
  ['crystal-city-catan', 'R7.5', 'no larger Starport', {}, /cannot be enlarged/, /lässt sich nicht ausbauen/],
  ['crystal-city-catan', 'R13', 'default moves', {}, /the fullest pools lose first/, /vollsten Lager verlieren zuerst/],
  [
    'improvised-dungeon-crawl',
    'R6.8',
    'no mercy on who is raised',
    {},
    /raised is not spared/,
    /bleibt nicht verschont/,
  ],
  ['improvised-dungeon-crawl', 'R9.1', 'dice are spent unrolled too', {}, /spent, rolled or not/, /auch ohne Wurf/],
  ['improvised-dungeon-crawl', 'R12.1', 'who opens for a fallen', {}, /next living hero/, /nächste lebende/],
  [
    'improvised-dungeon-crawl',
    'R14.3',
    'who finds for a fallen',
    { loot: 'finders' },
    /is the finder/,
    /findet der nächste/,
  ],
  ['improvised-dungeon-crawl', 'R21.4', 'default moves', {}, /Evade against death/, /Ausweichwürfeln gegen den Tod/],
];

test.each(TOLD)('the rulebook of %s describes %s: %s', (id, rule, _what, options, english, german) => {
  const module = modules.find((module) => module.id === id) as AnyModule;
  const read = (text: AnyModule['strings']) => readUnder(module, text, options).get(rule);
  expect(read(module.strings)).toMatch(english);
  expect(read(germanTexts[id] as AnyModule['strings'])).toMatch(german);
});

test.each(modules.map((module) => [module.id, module] as const))(
  'the rulebook of %s tells the time limit, or that there is none',
  (_id, module) => {
    const all = (decisionSeconds: number) =>
      [...readUnder(module, module.strings, { decisionSeconds }).values()].join('\n');
    expect(all(60)).toContain('A decision has 60 seconds.');
    expect(all(60)).not.toContain('There is no time limit.');
    expect(all(0)).toContain('There is no time limit.');
  },
);

import { type Choice, checkMove } from '@lantern/games/kit/move';
import { checkOptions, checkPlayers } from '@lantern/games/kit/options';
import { pick, type Random } from '@lantern/games/kit/random';
import { type AnyMatch, candidatesOfAll } from '@lantern/games/kit/randomPlay';
import { fingerprint } from '@lantern/games/kit/record';
import type { AnyModule } from '@lantern/games/module';

/** Things no rule can have meant. */
const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  1e99,
  '',
  '__proto__',
  'x'.repeat(300),
  {},
  [],
  [[]],
  { length: 3 },
];
const NO_MOVES = ['__proto__', 'constructor', 'toString', '', 'timeOut', 'endTurn', 'undo'];

/** How many choices a match remembers, to try them at other moments. */
const POOL = 400;

/**
 * Tries what is malformed, out of turn, out of place or made of parts that do not belong together, and counts why it
 * is refused. What is tried comes from all that any seat could think of so far.
 */
export class IllegalTries {
  readonly refusals: Record<string, number> = {};
  private readonly choices: Choice[] = [];
  private readonly leaves = new Set<string>();

  constructor(
    private readonly module: AnyModule,
    private readonly random: Random,
  ) {}

  /** Throws if a refused move has changed anything or a refusal has no sentence. */
  at(match: AnyMatch, tries: number): void {
    const views = match.seats.map((seat) => match.view(seat));
    const now = candidatesOfAll(this.module, match.seats, views);
    for (let i = 0; i < 5 && now.length > 0; i++) this.remember(pick(this.random, now));
    const before = this.random.die(20) === 1 ? fingerprint(match.state) : undefined;
    for (let i = 0; i < tries; i++) {
      const seat = this.random.die(match.seats.length) - 1;
      const choice = this.choice(now);
      const checked = checkMove(this.module.moves, views[seat], String(seat), choice);
      if ('refusal' in checked) this.count(checked.refusal.code, checked.refusal.params ?? {});
    }
    if (before !== undefined && fingerprint(match.state) !== before) {
      throw new Error('asking about a move has changed the state');
    }
  }

  /** Options no table can be opened with. */
  badOptions(players: number): void {
    const keys = Object.keys(this.module.options.rules);
    const wrong: unknown[] = [
      7,
      [],
      { noSuchOption: 1 },
      ...keys.map((key) => ({ [key]: pick(this.random, NONSENSE) })),
    ];
    for (const options of wrong) {
      const checked = checkOptions(this.module.options, players, options);
      if ('refusal' in checked) this.count(checked.refusal.code, checked.refusal.params ?? {});
    }
    for (const count of [this.module.players.min - 1, this.module.players.max + 1]) {
      const refused = checkPlayers(this.module.players, count);
      if (refused) this.count(refused.code, refused.params ?? {});
    }
  }

  private count(code: string, params: Record<string, string | number>): void {
    const sentence = this.module.text.refusals[code];
    if (sentence && !sentence(params).trim()) throw new Error(`${code} has no sentence`);
    this.refusals[code] = (this.refusals[code] ?? 0) + 1;
  }

  private remember(choice: Choice): void {
    if (this.choices.length < POOL) this.choices.push(choice);
    else this.choices[this.random.die(POOL) - 1] = choice;
    for (const leaf of stringsIn(choice.args)) this.leaves.add(leaf);
  }

  private choice(now: readonly Choice[]): Choice {
    const from = this.random.die(2) === 1 && now.length > 0 ? now : this.choices;
    const base = from.length > 0 ? pick(this.random, from) : { move: pick(this.random, NO_MOVES), args: [] };
    switch (this.random.die(8)) {
      case 1:
        return { move: pick(this.random, NO_MOVES), args: base.args };
      case 2:
        return { move: base.move, args: this.broken(base.args) };
      case 3:
        return { move: pick(this.random, Object.keys(this.module.moves)), args: base.args };
      case 4:
        return base;
      case 5:
        return { move: pick(this.random, Object.keys(this.module.moves)), args: [] };
      default:
        return { move: base.move, args: this.crossed(base.args) as unknown[] };
    }
  }

  private broken(args: readonly unknown[]): unknown[] {
    const nonsense = pick(this.random, NONSENSE);
    if (args.length === 0 || this.random.die(3) === 1) return [...args, nonsense];
    const at = this.random.die(args.length) - 1;
    return args.map((arg, index) => (index === at ? nonsense : arg));
  }

  /** The same shape with some of its words exchanged for words of other choices, numbers gone, or parts left out. */
  private crossed(value: unknown): unknown {
    if (typeof value === 'string') {
      return this.leaves.size > 0 && this.random.die(2) === 1 ? pick(this.random, [...this.leaves]) : value;
    }
    if (typeof value === 'number') return this.random.die(3) === 1 ? 0 : value;
    if (Array.isArray(value)) return value.map((inner) => this.crossed(inner));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(() => this.random.die(6) > 1)
        .map(([key, inner]) => [key, this.crossed(inner)]),
    );
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

import { type AnyMatch, candidatesOfAll } from '@lantern/games/engine/randomPlay';
import { fingerprint } from '@lantern/games/engine/recordedMatch';
import { type Choice, checkMove } from '@lantern/games/kit/move';
import { checkOptions, checkPlayers } from '@lantern/games/kit/options';
import { pick, type Random } from '@lantern/games/kit/random';
import type { CommonView } from '@lantern/games/module';
import type { LoadedGame } from './game';

/** Values that no rule accepts. */
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

/** Number of choices to remember, in order to try them later. */
const MAX_REMEMBERED = 400;

/**
 * Tries moves that are malformed, out of turn, out of place or combined from other moves, and counts the reasons of
 * their refusals. They are based on all choices that any seat has had so far.
 */
export class IllegalTries {
  readonly refusals: Record<string, number> = {};
  private readonly choices: Choice[] = [];
  private readonly words = new Set<string>();
  private readonly numbers = new Set<number>();

  constructor(
    private readonly game: LoadedGame,
    private readonly random: Random,
  ) {}

  /** Throws if a refused move has changed anything or a refusal has no sentence. */
  at(match: AnyMatch, tries: number): void {
    const views = match.seats.map((seat) => match.view(seat));
    const asked = match.seats.findIndex((_, index) => views[index]?.mustDecide);
    const now = candidatesOfAll(this.game.module, match.seats, views);
    for (let i = 0; i < 5 && now.length > 0; i++) this.remember(pick(this.random, now));
    this.rememberUnlisted(views);
    const before = this.random.die(20) === 1 ? fingerprint(match.state) : undefined;
    for (let i = 0; i < tries; i++) {
      const anybody = this.random.die(match.seats.length) - 1;
      const seat = asked >= 0 && this.random.die(2) === 1 ? asked : anybody;
      const choice = this.choice(now);
      const checked = checkMove(this.game.module.moves, views[seat], String(seat), choice);
      if ('refusal' in checked) this.count(checked.refusal.code, checked.refusal.params ?? {});
    }
    if (before !== undefined && fingerprint(match.state) !== before) {
      throw new Error('checking a move has changed the state');
    }
  }

  /** Remembers moves that are in no list, since their arguments can be wrong too. */
  private rememberUnlisted(views: readonly CommonView[]): void {
    const seat = this.random.die(views.length) - 1;
    const unlisted = this.game.testPlan.unlisted?.(views[seat], String(seat), this.random);
    if (unlisted) this.remember(unlisted);
  }

  /** Tries options that no room accepts. */
  badOptions(players: number): void {
    const keys = Object.keys(this.game.module.options.rules);
    const wrong: unknown[] = [
      7,
      [],
      { noSuchOption: 1 },
      ...keys.map((key) => ({ [key]: pick(this.random, NONSENSE) })),
    ];
    for (const options of wrong) {
      const checked = checkOptions(this.game.module.options, players, options);
      if ('refusal' in checked) this.count(checked.refusal.code, checked.refusal.params ?? {});
    }
    for (const count of [this.game.module.players.min - 1, this.game.module.players.max + 1]) {
      const refused = checkPlayers(this.game.module.players, count);
      if (refused) this.count(refused.code, refused.params ?? {});
    }
  }

  private count(code: string, params: Record<string, string | number>): void {
    const sentence = this.game.module.strings.refusals[code];
    if (sentence && !sentence(params).trim()) throw new Error(`${code} has no sentence`);
    this.refusals[code] = (this.refusals[code] ?? 0) + 1;
  }

  private remember(choice: Choice): void {
    if (this.choices.length < MAX_REMEMBERED) this.choices.push(choice);
    else this.choices[this.random.die(MAX_REMEMBERED) - 1] = choice;
    for (const leaf of leavesIn(choice.args)) {
      if (typeof leaf === 'string') this.words.add(leaf);
      if (typeof leaf === 'number') this.numbers.add(leaf);
    }
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
        return { move: pick(this.random, Object.keys(this.game.module.moves)), args: base.args };
      case 4:
        return base;
      case 5:
        return { move: pick(this.random, Object.keys(this.game.module.moves)), args: [] };
      default:
        return { move: base.move, args: base.args.map((arg) => this.crossed(arg)) };
    }
  }

  private broken(args: readonly unknown[]): unknown[] {
    const nonsense = pick(this.random, NONSENSE);
    if (args.length === 0 || this.random.die(3) === 1) return [...args, nonsense];
    const at = this.random.die(args.length) - 1;
    return args.map((arg, index) => (index === at ? nonsense : arg));
  }

  /** The same structure with words and numbers taken from other choices, wrong numbers, or missing parts. */
  private crossed(value: unknown): unknown {
    if (typeof value === 'string') return this.random.die(2) === 1 ? this.other(this.words, value) : value;
    if (typeof value === 'number') return this.crossedNumber(value);
    if (Array.isArray(value)) return this.crossedList(value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(() => this.random.die(6) > 1)
        .map(([key, inner]) => [key, this.crossed(inner)]),
    );
  }

  /** Sometimes adds an element: a repeated one, or one from any other choice. */
  private crossedList(list: readonly unknown[]): unknown[] {
    const crossed = list.map((inner) => this.crossed(inner));
    const more = [...list, ...this.words, ...this.numbers];
    return more.length > 0 && this.random.die(3) === 1 ? [...crossed, pick(this.random, more)] : crossed;
  }

  private crossedNumber(value: number): number {
    switch (this.random.die(6)) {
      case 1:
        return 0;
      case 2:
        return value + this.random.die(50);
      case 3:
      case 4:
        return this.other(this.numbers, value);
      default:
        return value;
    }
  }

  private other<T>(known: ReadonlySet<T>, value: T): T {
    return known.size > 0 ? pick(this.random, [...known]) : value;
  }
}

function leavesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesIn) : [value];
}

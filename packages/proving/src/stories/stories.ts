import { type AnyMatch, botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import { actsOfFacts } from '@lantern/games/kit/acts';
import { type Fact, type FactKinds, factsSince, type Story } from '@lantern/games/kit/story';
import { factSentence, type GameStrings, type Voice } from '@lantern/games/kit/strings';
import { loadStrings } from '@lantern/games/loadStrings';
import type { AnyModule } from '@lantern/games/module';
import { namedOf, readOptions } from '../options';
import { gamesNamed } from '../play/game';
import type { Proof } from '../verdict';
import { type Counted, changesOf, countedIn } from './counters';
import { flawsOf, type Language } from './flaws';
import { type Step, untoldIn } from './untold';

const OPTIONS = {
  game: { type: 'string' },
  language: { type: 'string' },
  seed: { type: 'string' },
  quiet: { type: 'boolean' },
} as const;

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];

/**
 * Prints a match of bots of each game as a watcher reads it, one act per line. Checks each sentence, also as the first
 * seat reads it, and checks that every change of a counter is mentioned. `--quiet` prints only faulty sentences.
 */
export const stories: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const played = gamesNamed(given.game);
  const languages = namedOf('language', given.language, ['en', 'de']);
  let [sentences, flawed, untold] = [0, 0, 0];
  for (const module of played) {
    const steps = stepsOf(module, given.seed ?? 'stories');
    for (const language of languages) {
      const text = (await loadStrings(module.id, language)) ?? module.strings;
      if (!given.quiet) console.log(`\n${text.title}\n`);
      const facts = steps.flatMap((step) => step.facts);
      flawed += read(text, facts, language, given.quiet !== true);
      for (const step of steps) untold += missed(module.id, text, step);
      sentences += facts.length;
    }
  }
  return {
    ok: flawed === 0 && untold === 0 && sentences > 0,
    found: { games: played.length, sentences, flawed, untold },
  };
};

/** Returns the public facts of a match of bots, from the deal to the end, with the counters that each move changed. */
function stepsOf(module: AnyModule, seed: string): Step[] {
  const steps: Step[] = [];
  const players = Math.min(module.players.max, 3);
  let [told, before]: [number, Counted[] | undefined] = [0, undefined];
  const watch = ({ state, seats, view }: AnyMatch) => {
    const facts = factsSince((state as { story: Story<FactKinds> }).story, told + 1);
    const now = countedIn(module.id, view(null), seats);
    steps.push({ facts, changes: before ? changesOf(before, now) : [] });
    told = facts.at(-1)?.n ?? told;
    before = now;
  };
  playMatch(module, { players, options: {}, seed }, { player: botPlayer(module), watch });
  return steps;
}

/** @returns the number of faulty sentences, of single facts and of the lines of the log */
function read(text: GameStrings, facts: readonly Fact<FactKinds>[], language: Language, aloud: boolean): number {
  if (aloud) for (const { sentence } of actsOfFacts(text, facts, voiceOf(null))) console.log(sentence);
  const told = [null, '0']
    .map(voiceOf)
    .flatMap((voice) => [
      ...facts.map((fact) => ({ kind: fact.kind, sentence: factSentence(text, fact, voice) })),
      ...actsOfFacts(text, facts, voice).map(({ fact, sentence }) => ({ kind: fact.kind, sentence })),
    ]);
  const kinds = new Map(told.map(({ sentence, kind }) => [sentence, kind]));
  let flawed = 0;
  for (const [sentence, kind] of kinds) {
    const flaws = flawsOf(sentence, language);
    if (flaws.length === 0) continue;
    flawed++;
    console.log(`FLAW ${kind}: ${flaws.join(', ')}: ${sentence}`);
  }
  return flawed;
}

/** @returns the number of counter changes that are not mentioned */
function missed(game: string, text: GameStrings, step: Step): number {
  const voice = voiceOf(null);
  const changes = untoldIn(game, text, step, voice);
  for (const { seat, counter } of changes) {
    console.log(`UNTOLD ${counter} of ${voice.name(seat)}, beside ${step.facts.map(({ kind }) => kind).join(', ')}`);
  }
  return changes.length;
}

function voiceOf(you: string | null): Voice {
  return { you, name: (seat) => NAMES[Number(seat)] ?? `Seat ${seat}` };
}

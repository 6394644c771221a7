import { knownFact } from '@lantern/games/engine/hint';
import { botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import { modules } from '@lantern/games/index';
import { type Choice, legalMoves } from '@lantern/games/kit/move';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { AnyModule, CommonView } from '@lantern/games/module';
import { choiceSentence } from './choiceSentence';

/** The interval and the number of the tested moments of a match, and the number of choices of each kind of move. */
const MOMENTS = { every: 11, most: 110 };
const CHOICES = 2;

const voice: Voice = { you: '0', name: (seat) => ['Ana', 'Ben', 'Cy', 'Dee'][Number(seat)] ?? '?' };

/** Parts that no sentence may contain. */
const BROKEN = /undefined|\[object|NaN|true|false|: $/;

interface Found {
  choice: Choice;
  fact: ReturnType<typeof knownFact>;
}

class Enough extends Error {}

/** Returns some choices of each kind of move at moments of a match of bots. */
function choicesOf(module: AnyModule): Found[] {
  const found: Found[] = [];
  const watch = (match: { seats: readonly string[]; view(seat: string): CommonView }, moves: number) => {
    if (moves > MOMENTS.most) throw new Enough();
    if (moves % MOMENTS.every > 0) return;
    for (const seat of match.seats) {
      const view = match.view(seat);
      const legal = view.mustDecide ? legalMoves(module.moves, view, seat) : [];
      for (const [at, choice] of legal.entries())
        if (legal.slice(0, at).filter(({ move }) => move === choice.move).length < CHOICES)
          found.push({ choice, fact: knownFact(module, view, seat, choice) });
    }
  };
  try {
    const deal = { players: Math.min(3, module.players.max), options: {}, seed: 'words for choices' };
    playMatch(module, deal, { player: botPlayer(module), watch });
  } catch (error) {
    if (!((error as Error).cause instanceof Enough)) throw error;
  }
  return found;
}

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  const found = choicesOf(module);

  test.each(['en', 'de'])('every choice has a sentence that contains its arguments (%s)', async (language) => {
    const { strings } = (await import(`@lantern/games/${id}/strings/${language}/index`)) as { strings: GameStrings };
    const sentences = found.map((found) => choiceSentence(found, strings, voice));
    expect(sentences.filter((sentence) => BROKEN.test(sentence))).toEqual([]);
    const unnamed = found.filter(({ fact, choice: { move, args } }, at) => {
      return !fact && args.length > 0 && sentences[at] === strings.moves[move];
    });
    expect(new Set(unnamed.map(({ choice }) => choice.move))).toEqual(new Set(UNNAMED[id]));
  });
});

/** The moves whose sentence is only their name, since they have only one choice. */
const UNNAMED: Readonly<Record<string, readonly string[]>> = { 'improvised-dungeon-crawl': ['setReady'] };

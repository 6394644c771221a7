import type { Fact, FactKinds } from '@lantern/games/kit/story';
import { factSentence, type GameStrings, type Voice } from '@lantern/games/kit/strings';
import type { Change } from './counters';

/** The facts of a move, and the counters that it changed. */
export interface Step {
  facts: readonly Fact<FactKinds>[];
  changes: readonly Change[];
}

/** Facts that name a person without a change. */
const MARKS: ReadonlySet<string> = new Set(['turnBegan', 'turnEnded', 'byClock', 'roundBegan', 'roomEntered']);

/** Facts that imply a change of a counter without a name, by game and counter. */
const FOR_ALL: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // The count of wasted words starts and stops for all players.
  'colossal-cave': { words: ['caveClosed', 'caveReopened'] },
  // After a fight nobody lies on the ground.
  'crystal-caverns': { lies: ['combatWon', 'dragonSlain', 'partyDied'] },
  // An Armory also covers the resources of the other colony.
  'crystal-city-catan': { exposed: ['builtArmory'] },
};

/** Returns the changes of a step that no sentence mentions: no fact names the seat, and none covers all seats. */
export function untoldIn(game: string, text: GameStrings, { facts, changes }: Step, voice: Voice): Change[] {
  const told = facts.filter(({ kind }) => !MARKS.has(kind));
  const sentences = told.map((fact) => factSentence(text, fact, voice));
  return changes.filter(({ seat, counter }) => {
    const kinds = FOR_ALL[game]?.[counter] ?? [];
    return (
      !sentences.some((sentence) => sentence.includes(voice.name(seat))) &&
      !facts.some(({ kind }) => kinds.includes(kind))
    );
  });
}

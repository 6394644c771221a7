import { changeSettings, settings } from '../../state/settings';

/** The questions that a key asks at every table, each with its default key. */
export const QUESTIONS = { where: 'w', others: 'o', happened: 'h', time: 't', again: 'a' } as const;

export type Question = keyof typeof QUESTIONS;

export const ALL_QUESTIONS = Object.keys(QUESTIONS) as Question[];

/** Returns the key of a question on this device; empty if it has none. */
export function keyOf(question: Question): string {
  return settings().askingKeys[question] ?? QUESTIONS[question];
}

/** Returns the question of a key, in upper or lower case. */
export function questionOf(key: string): Question | undefined {
  return ALL_QUESTIONS.find((question) => keyOf(question) === key.toLowerCase());
}

/** Gives a question another key, or none. The question that had it gets the key of this one. */
export function changeKey(question: Question, key: string): void {
  const wanted = key.toLowerCase();
  const other = wanted === '' ? undefined : questionOf(wanted);
  changeSettings({
    askingKeys: { ...settings().askingKeys, ...(other && { [other]: keyOf(question) }), [question]: wanted },
  });
}

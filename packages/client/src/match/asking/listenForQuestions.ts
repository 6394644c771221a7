import { settings } from '../../state/settings';
import { isTyping } from '../press/typing';
import { type Question, questionOf } from './questions';

/**
 * Calls `ask` for the key of a question, also while a sheet is open. Keys are ignored in text fields, and if they are
 * turned off in the settings (WCAG 2.1.4).
 * @returns a function that stops listening
 */
export function listenForQuestions(ask: (question: Question) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target, defaultPrevented } = event;
    if (!settings().letterKeys || ctrlKey || metaKey || altKey || repeat || defaultPrevented || isTyping(target))
      return;
    const question = questionOf(key);
    if (!question) return;
    event.preventDefault();
    ask(question);
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

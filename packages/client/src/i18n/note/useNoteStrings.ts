import { partStrings } from '../partStrings';
import { noteStrings as de } from './de';
import { noteStrings as en, type NoteStrings } from './en';

/** The texts of the note to oneself, loaded with a match over days. */
export const { useStrings: useNoteStrings } = partStrings<NoteStrings>({ en, de });

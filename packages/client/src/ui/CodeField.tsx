import { TextField, type TextFieldProps } from './TextField';

/** One line for a code that is read off another screen: the keyboard offers capitals and mends nothing. */
export function CodeField(props: TextFieldProps) {
  return <TextField autoCapitalize="characters" autoComplete="off" spellCheck={false} enterKeyHint="go" {...props} />;
}

import { TextField, type TextFieldProps } from './TextField';

/** A text field for a code from another screen: the keyboard offers capitals and corrects nothing. */
export function CodeField(props: TextFieldProps) {
  return <TextField autoCapitalize="characters" autoComplete="off" spellCheck={false} enterKeyHint="go" {...props} />;
}

import { useStrings } from '../../i18n/strings';
import { TextField, type TextFieldProps } from '../TextField';

/** The maximum length of a name that the server accepts, in characters. */
const MAX_NAME_LENGTH = 24;

/** A text field for a name, by default the user's own. */
export function NameField({ label, ...rest }: Omit<TextFieldProps, 'label'> & { label?: string }) {
  const { common } = useStrings();
  return <TextField label={label ?? common.yourName} maxLength={MAX_NAME_LENGTH} autoComplete="nickname" {...rest} />;
}

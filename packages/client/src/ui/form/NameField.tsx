import { useStrings } from '../../i18n/strings';
import { TextField, type TextFieldProps } from '../TextField';

/** What the server takes for a name at the most, in characters. */
const LONGEST = 24;

/** One line for the name of somebody, by default of oneself. */
export function NameField({ label, ...rest }: Omit<TextFieldProps, 'label'> & { label?: string }) {
  const { common } = useStrings();
  return <TextField label={label ?? common.yourName} maxLength={LONGEST} autoComplete="nickname" {...rest} />;
}

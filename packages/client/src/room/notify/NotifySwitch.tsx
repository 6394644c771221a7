import { useState } from 'react';
import { useLanguage, useStrings } from '../../i18n/strings';
import { sentenceOf } from '../../net/api/failure';
import { Switch } from '../../ui/form/Switch';
import { toast } from '../../ui/Toast';
import { beginCalls, canBeCalled, endCalls, isCalled, type OwnSeat } from './notify';

/** Whether this device is called when it is one's turn and the page is closed. Off until it is asked for. */
export function NotifySwitch({ own }: { own: OwnSeat }) {
  const words = useStrings().calls;
  const language = useLanguage();
  const able = canBeCalled();
  const [on, setOn] = useState(() => able && isCalled(own));
  const [busy, setBusy] = useState(false);

  const change = async (wanted: boolean) => {
    setBusy(true);
    try {
      const became = wanted ? await beginCalls(own, language) : await endCalls(own);
      setOn(became === 'called');
      if (became === 'denied' || became === 'never') toast(words[became], 'refusal');
    } catch (error) {
      toast(sentenceOf(error), 'refusal');
    }
    setBusy(false);
  };
  return (
    <Switch
      label={words.label}
      help={able ? words.help : words.unable}
      checked={on}
      disabled={!able || busy}
      onChange={change}
    />
  );
}

import { useState } from 'react';
import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { useLanguage } from '../../i18n/strings';
import { sentenceOf } from '../../net/api/failure';
import { isAppleTouch, isInstalled } from '../../state/device';
import { Switch } from '../../ui/form/Switch';
import { toast } from '../../ui/Toast';
import { HomeScreenSteps } from './HomeScreenSteps';
import { canNotify, disableNotifications, enableNotifications, isNotified, type OwnSeat } from './notify';

/** Whether this device is called when it is one's turn and the page is closed. Off until it is asked for. */
export function NotifySwitch({ own }: { own: OwnSeat }) {
  const strings = useDeviceStrings().call;
  const language = useLanguage();
  const able = canNotify();
  const [on, setOn] = useState(() => able && isNotified(own));
  const [busy, setBusy] = useState(false);

  const change = async (wanted: boolean) => {
    setBusy(true);
    try {
      const became = wanted ? await enableNotifications(own, language) : await disableNotifications(own);
      setOn(became === 'called');
      if (became === 'denied' || became === 'never') toast(strings[became], 'refusal');
    } catch (error) {
      toast(sentenceOf(error), 'refusal');
    }
    setBusy(false);
  };
  const steps = !able && isAppleTouch() && !isInstalled();
  return (
    <>
      <Switch
        label={strings.label}
        help={able ? strings.help : steps ? strings.fromHomeScreen : strings.unable}
        checked={on}
        disabled={!able || busy}
        onChange={change}
      />
      {steps && <HomeScreenSteps />}
    </>
  );
}

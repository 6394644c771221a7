import { useEffect, useState } from 'react';
import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { useLanguage } from '../../i18n/strings';
import { sentenceOf } from '../../net/api/failure';
import { isAppleTouch, isInstalled } from '../../state/device';
import type { OwnSeat } from '../../state/pushWishes';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/form/Switch';
import { toast } from '../../ui/Toast';
import { HomeScreenSteps } from './HomeScreenSteps';
import {
  canNotify,
  disableNotifications,
  enableNotifications,
  isNotified,
  reconcileNotifications,
  renewNotifications,
  tryCall,
} from './notify';
import { QuietHours } from './QuietHours';

/** The switch for notifications on this device about the viewer's turn while the page is closed. It is off by default. */
export function NotifySwitch({ own }: { own: OwnSeat }) {
  const strings = useDeviceStrings().call;
  const language = useLanguage();
  const able = canNotify();
  const [on, setOn] = useState(() => able && isNotified(own));
  const [busy, setBusy] = useState(false);
  const { code, seatKey } = own;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key of a seat
  useEffect(() => {
    const look = () => setOn(isNotified(own));
    if (able) reconcileNotifications(language).then(look, () => undefined);
  }, [able, code, seatKey]);

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
  const test = async () => {
    setBusy(true);
    const called = await tryCall(own).catch(() => false);
    toast(called ? strings.tested : strings.untested, called ? 'news' : 'refusal');
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
      {on && (
        <Button icon="device" busy={busy} onClick={test}>
          {strings.test}
        </Button>
      )}
      {on && <QuietHours onChange={() => void renewNotifications(language).catch(() => undefined)} />}
      {steps && <HomeScreenSteps />}
    </>
  );
}

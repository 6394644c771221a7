import type { QuietHours as Hours } from '@lantern/protocol/quietHours';
import { useState } from 'react';
import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { keepQuietHours, quietHours } from '../../net/push/reader';
import { Door } from '../../ui/Door';
import { Stepper } from '../../ui/form/Stepper';

/** The hours in which this device gets no notifications about matches over days. @param onChange tells the server */
export function QuietHours({ onChange }: { onChange(): void }) {
  const { quiet: strings } = useDeviceStrings();
  const [hours, setHours] = useState(quietHours);
  const change = (wanted: Hours) => {
    setHours(wanted);
    keepQuietHours(wanted);
    onChange();
  };
  const { begins, ends } = hours;
  const step = { min: 0, max: 23, write: strings.hour };
  return (
    <Door icon="away" label={begins === ends ? strings.none : strings.label(begins, ends)}>
      <p>{strings.help}</p>
      <Stepper label={strings.begins} value={begins} {...step} onChange={(hour) => change({ begins: hour, ends })} />
      <Stepper label={strings.ends} value={ends} {...step} onChange={(hour) => change({ begins, ends: hour })} />
    </Door>
  );
}

import { useState } from 'react';
import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { Button } from '../../ui/Button';
import { laterComponent } from '../../ui/laterComponent';
import type { HintSheetProps } from './HintSheet';

const HintSheet = laterComponent(() => import('./HintSheet').then((part) => part.HintSheet));

export function HintButton(props: Omit<HintSheetProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="help" onClick={() => setOpen(true)}>
        {useHintStrings().ask}
      </Button>
      {open && <HintSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

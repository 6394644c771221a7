import { lazy, Suspense, useState } from 'react';
import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { Button } from '../../ui/Button';
import type { HintSheetProps } from './HintSheet';

const HintSheet = lazy(() => import('./HintSheet').then((part) => ({ default: part.HintSheet })));

export function HintButton(props: Omit<HintSheetProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="help" onClick={() => setOpen(true)}>
        {useHintStrings().ask}
      </Button>
      {open && (
        <Suspense>
          <HintSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

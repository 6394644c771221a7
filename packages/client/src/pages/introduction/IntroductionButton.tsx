import { catalogue } from '@lantern/games/catalogue';
import { lazy, Suspense, useState } from 'react';
import { useIntroductionStrings } from '../../i18n/introduction/useIntroductionStrings';
import { Button } from '../../ui/Button';

const IntroductionSheet = lazy(() =>
  import('./IntroductionSheet').then((part) => ({ default: part.IntroductionSheet })),
);

/** Opens the introduction to a game; nothing for a game without one. */
export function IntroductionButton({ game }: { game: string }) {
  const strings = useIntroductionStrings();
  const [open, setOpen] = useState(false);
  const entry = catalogue.find(({ id }) => id === game);
  if (!entry?.introduction) return null;
  return (
    <>
      <Button icon="play" aria-label={strings.openFor(entry.title)} onClick={() => setOpen(true)}>
        {strings.open}
      </Button>
      {open && (
        <Suspense>
          <IntroductionSheet game={game} title={strings.openFor(entry.title)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

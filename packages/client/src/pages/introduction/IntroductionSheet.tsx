import { type Introduction, loadIntroduction } from '@lantern/games/loadIntroduction';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useState } from 'react';
import { useIntroductionStrings } from '../../i18n/introduction/useIntroductionStrings';
import { useLanguage } from '../../i18n/strings';
import { tokenColours } from '../../match/frame/tokenColours';
import type { GameClient } from '../../match/gameBoard';
import { Button } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Sheet } from '../../ui/sheet/Sheet';
import { useGame } from '../game/useGame';
import styles from './Introduction.module.css';

/** Who plays in the pictures. */
const NAMES: Readonly<Record<Seat, string>> = { '0': 'Ana', '1': 'Ben', '2': 'Cleo', '3': 'Dora', '4': 'Emil' };

interface IntroductionSheetProps {
  game: string;
  title: string;
  onClose(): void;
}

/** A game in a few pictures, one sentence each: the real board, small and still. A tap on it goes on. */
export function IntroductionSheet({ game: id, title, onClose }: IntroductionSheetProps) {
  const strings = useIntroductionStrings();
  const game = useGame(id);
  const introduction = useIntroduction(id);
  const [step, setStep] = useState(0);
  const isHere = typeof game !== 'string' && typeof introduction !== 'string';
  const last = isHere ? introduction.pictures.length - 1 : 0;
  const next = () => (step < last ? setStep(step + 1) : onClose());
  const failed = game === 'failed' || introduction === 'failed';
  return (
    <Sheet
      title={title}
      onClose={onClose}
      actions={
        isHere && (
          <>
            <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
              {strings.back}
            </Button>
            <Button look="main" onClick={next}>
              {step < last ? strings.next : strings.done}
            </Button>
          </>
        )
      }
    >
      {!isHere && <p role="status">{failed ? strings.failed : strings.fetching}</p>}
      {isHere && <Shown {...{ game, introduction, step }} onTap={next} />}
    </Sheet>
  );
}

interface ShownProps {
  game: GameClient;
  introduction: Introduction;
  step: number;
  onTap(): void;
}

function Shown({ game, introduction: { pictures, strings: sentences }, step, onTap }: ShownProps) {
  const strings = useIntroductionStrings();
  const picture = pictures[step];
  if (!picture) return null;
  return (
    <div className={styles.shown}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard goes on by the button below */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
      <div className={styles.picture} style={tokenColours(game, picture.view)} onClick={onTap}>
        <div key={picture.id} className={styles.board} inert aria-hidden="true">
          <ErrorBoundary>
            <StillBoard game={game} view={picture.view} />
          </ErrorBoundary>
        </div>
      </div>
      <p className={styles.sentence} aria-live="polite">
        <span className="unseen">{`${strings.step(step + 1, pictures.length)}: `}</span>
        {sentences[picture.id]}
      </p>
      <ol className={styles.dots} aria-hidden="true">
        {pictures.map(({ id }) => (
          <li key={id} className={id === picture.id ? styles.now : undefined} />
        ))}
      </ol>
    </div>
  );
}

const nothing = async () => false;
const noReason = () => undefined;

/** The board as whoever watches saw it; nothing on it can be done. */
function StillBoard({ game: { Board }, view }: { game: GameClient; view: CommonView }) {
  return (
    <Board
      {...{ view, names: NAMES }}
      seat={null}
      legal={[]}
      whyNot={noReason}
      act={nothing}
      pending={false}
      clock={null}
    />
  );
}

/** The pictures of a game with their sentences in the language that is spoken: on their way, here, or out of reach. */
function useIntroduction(id: string): Introduction | 'loading' | 'failed' {
  const language = useLanguage();
  const [arrived, setArrived] = useState<Introduction | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let here = true;
    loadIntroduction(id, language).then(
      (introduction) => here && setArrived(introduction ?? 'failed'),
      () => here && setArrived('failed'),
    );
    return () => {
      here = false;
    };
  }, [id, language]);
  return arrived;
}

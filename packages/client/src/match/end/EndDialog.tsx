import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useEndStrings } from '../../i18n/end/useEndStrings';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { useBack } from '../../ui/back';
import { useModal } from '../../ui/modal';
import styles from './EndPage.module.css';
import { EndScene } from './EndScene';
import { ScoreTable } from './ScoreTable';
import { type EndOf, useEnd } from './useEnd';

export interface EndDialogProps extends EndOf {
  /** Replaces the sentence of the game about the end. */
  sentence?: string;
  /** The next actions, the main one last. */
  actions: ReactNode;
  /** The content below the score. */
  children?: ReactNode;
  onClose(): void;
}

/**
 * The end of a match over the whole window: the scene of the game with the actual result, the score, and the next
 * actions.
 */
export function EndDialog(props: EndDialogProps) {
  const [laid, lay] = useState(false);
  // Renders the page in a transition, so that the response to the tap comes first.
  useEffect(() => startTransition(() => lay(true)), []);
  return laid && <Laid {...props} />;
}

function Laid({ sentence, actions, children, onClose, ...of }: EndDialogProps) {
  const { view, voice, names } = of;
  const { common } = useStrings();
  const say = useEndStrings();
  const dialog = useModal();
  useBack(onClose);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading gets the focus, so that it is announced first; the next tab stop is the way out.
  useEffect(() => heading.current?.focus(), []);
  const { end, score, outcome, crowned, words } = useEnd(of);
  return (
    <dialog
      ref={dialog}
      className={styles.page}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}sentence ${id}score`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <EndScene {...{ end, outcome, crowned, names }} game={of.game} view={view as never}>
          <h2 ref={heading} id={`${id}title`} tabIndex={-1}>
            {words.headline}
          </h2>
          <p id={`${id}sentence`}>{sentence ?? words.sentence}</p>
        </EndScene>
        <Button look="quiet" icon="close" iconOnly className={styles.close} onClick={onClose}>
          {common.close}
        </Button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
        <section className={styles.body} tabIndex={0} aria-labelledby={`${id}title`}>
          {/* Notices are placed here, so that they cover no part of the page. */}
          <div data-notes />
          <p id={`${id}score`} className="unseen">
            {score && say.totals(score.rows.map(({ seat }) => `${voice.name(seat)} ${score.inWords(seat)}`))}
          </p>
          {score && <ScoreTable {...{ score, voice, crowned }} />}
          {children}
        </section>
        <footer className={styles.bar}>{actions}</footer>
      </div>
    </dialog>
  );
}

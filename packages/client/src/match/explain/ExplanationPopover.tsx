import { type CSSProperties, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './explain.module.css';
import type { Explanation } from './explanation';
import type { Trigger } from './triggers';

export interface ExplanationPopoverProps {
  element: HTMLElement;
  explanation: Explanation;
  trigger: Trigger;
  onClose(): void;
  onRule(rule: string): void;
}

/** The explanation above the thumb, or below it if there is more room. */
export function ExplanationPopover({
  element,
  explanation: answer,
  trigger: manner,
  onClose,
  onRule,
}: ExplanationPopoverProps) {
  const { explain: strings } = useStrings();
  const slip = useRef<HTMLDivElement>(null);
  const id = useId();
  const { name, why, paragraph } = answer;
  const place = useMemo(() => placeBy(element), [element]);

  useClosing(slip, onClose);
  useCloseWithElement(element, manner === 'lingered', onClose);
  useEffect(() => {
    if (manner === 'asked' && element.isConnected) slip.current?.focus();
  }, [manner, element]);

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a name
    <div
      ref={slip}
      className={styles.note}
      style={place}
      role={manner === 'asked' ? 'dialog' : 'status'}
      tabIndex={-1}
      data-answer=""
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-why`}
    >
      <p id={`${id}-name`} className={why ? 'unseen' : styles.name}>
        {name ?? paragraph?.title ?? strings.whatIsThis}
      </p>
      <Answer id={`${id}-why`} explanation={answer} />
      {paragraph && (
        <Button look="quiet" icon="help" onClick={() => onRule(paragraph.rule)}>
          {strings.readRule(paragraph.rule)}
        </Button>
      )}
    </div>
  );
}

function Answer({ id, explanation: { why, what, paragraph } }: { id: string; explanation: Explanation }) {
  return (
    <div id={id}>
      {why && (
        <p className={styles.why}>
          <Icon name="warning" size={20} />
          {why}
        </p>
      )}
      {what && <p className={styles.rule}>{what}</p>}
      {paragraph && !what && (
        <p className={styles.rule}>
          <b>{paragraph.title}</b> {why === undefined && paragraph.body}
        </p>
      )}
    </div>
  );
}

/** Closes the popover by a tap elsewhere, by Escape (a sheet below stays open), and when the window is resized. */
function useClosing(slip: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const gone = new AbortController();
    const outside = (event: Event): void => {
      if (!slip.current?.contains(event.target as Node)) onClose();
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', outside, { signal: gone.signal, capture: true });
    document.addEventListener('keydown', leave, { signal: gone.signal, capture: true });
    window.addEventListener('resize', onClose, { signal: gone.signal });
    return () => gone.abort();
  }, [slip, onClose]);
}

/** Closes the popover once the match has continued and the element that the pointer lingered on is gone. */
function useCloseWithElement(element: HTMLElement, lingered: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!lingered) return;
    const watch = new MutationObserver(() => {
      if (!element.isConnected) onClose();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [lingered, element, onClose]);
}

/** A height that is enough for the popover. */
const SUFFICIENT_HEIGHT_PX = 180;

/**
 * Places the popover above the element if there is enough room, or more than below; never beyond the edge of the
 * window.
 */
function placeBy(element: HTMLElement): CSSProperties {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const height = window.innerHeight;
  const side = top > Math.min(SUFFICIENT_HEIGHT_PX, height - bottom) ? 'bottom' : 'top';
  const edge = Math.max(0, Math.min(side === 'top' ? bottom : height - top, height - SUFFICIENT_HEIGHT_PX));
  return {
    '--middle': `${Math.round(left + width / 2)}px`,
    '--edge': `${Math.round(edge)}px`,
    [side]: 'var(--edge)',
  } as CSSProperties;
}

import { type Bundle, RESOURCES, type Resource } from '@lantern/games/crystal-city-catan/board';
import { memo } from 'react';
import { rem } from '../../../ui/rem';
import { t } from '../strings';
import styles from './ResourceMark.module.css';

/** A nut, a leaf, a cut stone, a square of striped cloth: on a field of 24, drawn in the colour of the type (10.1). */
const SHAPES: Readonly<Record<Resource, { body: string; lines: string }>> = {
  M: { body: 'M7 3h10l5 9-5 9H7l-5-9zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', lines: '' },
  F: {
    body: 'M20.500 3C9 3 3.500 8.500 4 16.500L2.500 21l2 .5L6 18c8.500 1 14.500-4 14.500-15z',
    lines: 'M7 16.500 15 8.500',
  },
  C: { body: 'M7 3.500h10l5 6L12 22 2 9.500z', lines: 'M2.500 9.500h19M8.500 9.500 12 21l3.500-11.500' },
  T: {
    body: 'M4.500 3h15A1.500 1.500 0 0 1 21 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 19.500v-15A1.500 1.500 0 0 1 4.500 3z',
    lines: 'M3.500 11 11 3.500M3.500 19 19 3.500M5.500 21 21 5.500M13.500 21l7.500-7.500',
  },
};

/** The sign of a resource type. Hidden from screen readers: a text beside it names the type. */
export const ResourceMark = memo(function ResourceMark({ type, size = 18 }: { type: Resource; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      className={styles.mark}
      data-type={type}
      aria-hidden="true"
    >
      <ResourceShape type={type} />
    </svg>
  );
});

/** The same sign as a part of a larger drawing, on a field of 24. */
export function ResourceShape({ type }: { type: Resource }) {
  const { body, lines } = SHAPES[type];
  return (
    <g className={styles.shape} data-type={type}>
      <path d={body} fillRule="evenodd" />
      {lines && <path d={lines} className={styles.lines} />}
    </g>
  );
}

export interface PriceProps {
  bundle: Bundle;
  missing?: Bundle;
  size?: number;
  /** Whether the names are shown beside the signs; otherwise only screen readers get them. */
  named?: boolean;
}

/** A price, with a sign for each resource; `missing` ones are outlined. */
export function Price({ bundle, missing, size = 18, named }: PriceProps) {
  return (
    <span className={styles.price}>
      {RESOURCES.filter((type) => bundle[type] > 0).map((type) => (
        <span key={type} className={styles.group}>
          {Array.from({ length: bundle[type] }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: signs of one type are alike
              key={index}
              className={index >= bundle[type] - (missing?.[type] ?? 0) ? styles.missing : undefined}
            >
              <ResourceMark type={type} size={size} />
            </span>
          ))}
        </span>
      ))}
      <span className={named ? '' : 'unseen'}>{t().bundle(bundle)}</span>
    </span>
  );
}

/** The amount of each type: "Metal 2, Food 0 …" with the signs. */
export function Totals({ bundle }: { bundle: Bundle }) {
  return (
    <ul className={styles.totals} aria-label={t().score.byType}>
      {RESOURCES.map((type) => (
        <li key={type} data-none={bundle[type] === 0 || undefined}>
          <ResourceMark type={type} size={15} />
          <span className="unseen">{t().resources[type]} </span>
          <span className={styles.letter} aria-hidden="true">
            {type}
          </span>
          <b>{bundle[type]}</b>
        </li>
      ))}
    </ul>
  );
}

import { POOL_SIZE, type Resource } from '@lantern/games/crystal-city-catan/board';
import { Strokes } from '../../../../art/Strokes';
import { DECK, GOODS, PLOT, YARDS } from './paths';

/** The positions of one, two and three units on the deck; the third lies on the two others. */
const PLACES = [
  [-8.5, 4],
  [8.5, 4],
  [0, -6],
] as const;

const SOIL: Readonly<Record<Resource, string>> = {
  M: 'var(--metal-soil)',
  F: 'var(--food-soil)',
  C: 'var(--crystal-soil)',
  T: 'var(--textile-soil)',
};

/** A pool whose type is still unknown: bare ground. */
export function BarePool() {
  return <path d={PLOT} fill="var(--plot)" stroke="var(--plot-line)" strokeDasharray="3 4" />;
}

/** The ground of a resource and up to three units on it; two empty places are dashed. */
export function PoolPlace({ type, count }: { type: Resource; count: number }) {
  const [outline] = GOODS[type];
  return (
    <>
      <path d={PLOT} fill={SOIL[type]} transform="translate(0 3)" />
      <path d={PLOT} fill="var(--plot)" stroke="var(--plot-line)" strokeWidth={0.8} />
      <path d={PLOT} fill={SOIL[type]} opacity={0.3} />
      <g opacity={count === 0 ? 0.5 : undefined}>
        <Strokes of={YARDS[type]} />
      </g>
      <path d={DECK} fill="var(--deck)" />
      {PLACES.slice(0, Math.max(2, count)).map(([x, y], at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {at < Math.min(count, POOL_SIZE) ? (
            <Strokes of={GOODS[type]} />
          ) : (
            outline && <path d={outline[0]} fill="none" stroke="var(--slot)" strokeDasharray="2 1.600" />
          )}
        </g>
      ))}
    </>
  );
}

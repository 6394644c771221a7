import type { HeroClass, Race } from '@lantern/games/improvised-dungeon-crawl/board';
import type { ReactNode } from 'react';
import { type SuitName, suitPath } from '../../../art/cards/Suit';
import { At } from '../../../match/minute/Moving';
import { GARMENTS, HATS, HEADS } from '../art/heroes';
import { Strokes } from '../art/Picture';
import type { Drawing } from '../art/paints';

/** A wall of bricks by torchlight and a floor. */
export const Cellar = () => (
  <>
    <defs>
      <radialGradient id="crawl-minute-glow" cx="0.5" cy="0.45" r="0.75">
        <stop stopColor="#7d5a35" />
        <stop offset="0.5" stopColor="#49382a" />
        <stop offset="1" stopColor="#1a1310" />
      </radialGradient>
      <pattern id="crawl-minute-bricks" width="46" height="26" patternUnits="userSpaceOnUse">
        <path d="M0 0H46M0 13H46M14 0V13M37 13V26" fill="none" stroke="#000" strokeOpacity="0.35" strokeWidth="1.800" />
      </pattern>
    </defs>
    <rect width="320" height="200" fill="url(#crawl-minute-glow)" />
    <rect width="320" height="152" fill="url(#crawl-minute-bricks)" />
    <path d="M0 152H320V200H0Z" fill="#2a211b" />
    <path d="M0 152H320M0 170H320M80 152 50 200M160 152V200M240 152 270 200" stroke="#15100c" strokeWidth="1.600" />
  </>
);

/** A drawing from a field of 100 by 100, around its middle. */
export const Drawn = ({ of, x, y, scale }: { of: Drawing | undefined; x: number; y: number; scale: number }) => (
  <At {...{ x, y, scale }}>
    <g transform="translate(-50 -50)" strokeLinejoin="round" strokeLinecap="round">
      <Strokes drawing={of ?? []} />
    </g>
  </At>
);

interface BustProps {
  heroClass: HeroClass;
  race: Race;
  x: number;
  y: number;
  scale: number;
}

/** Head and shoulders of a hero around their middle. */
export const Bust = ({ heroClass, race, ...place }: BustProps) => (
  <>
    <Drawn of={GARMENTS[heroClass]} {...place} />
    <Drawn of={HEADS[race]} {...place} />
    <Drawn of={HATS[heroClass]} {...place} />
  </>
);

/** A playing card of 44 by 60 units around its middle, with its content. */
export const Paper = ({ children }: { children?: ReactNode }) => (
  <>
    <rect x="-21" y="-27" width="44" height="60" rx="5" fill="#000" opacity="0.4" />
    <rect x="-22" y="-30" width="44" height="60" rx="5" fill="#f3e7cb" stroke="#8a7450" />
    {children}
  </>
);

export const Face = ({ rank, suit, children }: { rank: string; suit: SuitName; children?: ReactNode }) => {
  const red = suit === 'hearts' || suit === 'diamonds';
  return (
    <Paper>
      <g fill={red ? '#a32118' : '#2b2015'}>
        <text x="-18" y="-14" fontSize="15" fontWeight="700" fontFamily="var(--font-title)">
          {rank}
        </text>
        <path d={suitPath(suit)} transform="translate(8 -27) scale(0.46)" />
        {children ?? <path d={suitPath(suit)} transform="translate(-13 -8) scale(1.080)" />}
      </g>
    </Paper>
  );
};

/** The back of a card, as large as `Face`. */
export const Back = () => (
  <>
    <rect x="-22" y="-30" width="44" height="60" rx="5" fill="#6a2118" stroke="#e0b266" strokeWidth="2" />
    <path d="M0-18 11 0 0 18-11 0Z" fill="none" stroke="#e0b266" strokeWidth="2" />
  </>
);

import type { CardName, RoomId } from '@lantern/games/colossal-cave/board';
import { glyphPath } from '../../../art/Glyph';
import { At } from '../../../match/minute/Moving';
import { CardPicture } from '../cards/pictures';
import map from '../map/CaveMap.module.css';
import { outlines } from '../map/geometry';
import { VIGNETTES } from '../map/vignettes';

/** Bare rock on the whole area, or the night sky above a hill. */
export const Rock = () => (
  <>
    <defs>
      <radialGradient id="cave-minute-rock" cx="0.5" cy="0.45" r="0.8">
        <stop stopColor="#4a3626" />
        <stop offset="1" stopColor="#17100b" />
      </radialGradient>
    </defs>
    <rect width="320" height="200" fill="url(#cave-minute-rock)" />
    <path
      d="M0 0H320V16l-22 9-6 14-9-16-30-3-9 12-8-15-38-4-10 22-9-22-44 2-7 14-10-16-34 4-8 26-10-24-22 4-16 30L20 22 0 40ZM0 200V182l28-9 22 8 40-6 44 7 52-5 44 6 46-8 24 6 20-4V200Z"
      fill="#100a07"
    />
    <path
      d="M26 70l8 6-4 9M292 74l-9 8 5 9M60 168q8-3 14 0M236 30q7-3 12 1M140 26q6-4 12 0M272 150q7-4 12 0"
      fill="none"
      stroke="#6d5238"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  </>
);

interface RoomProps {
  room: RoomId;
  x: number;
  y: number;
  scale?: number;
  lit?: boolean;
  name?: readonly string[];
}

/** A room as on the map: its hollow and its picture. */
export function Room({ room, x, y, scale = 1, lit = false, name = [] }: RoomProps) {
  return (
    <At {...{ x, y, scale }}>
      <g className={map.room} data-light={lit} style={{ cursor: 'inherit' }}>
        <path d={outlines.get(room)} fill={lit ? '#b9864a' : '#4d3724'} stroke="#d9a75e" strokeWidth="1.8" />
        <g transform={name.length > 0 ? 'translate(0 -6)' : 'translate(0 6)'}>{VIGNETTES[room]}</g>
        {name.map((line, at) => (
          <text
            key={line}
            y={(name.length === 1 ? 18 : 13) + at * 11}
            textAnchor="middle"
            fontSize="11"
            fontWeight="700"
            fontFamily="var(--font-text)"
            fill={lit ? '#2a1a0c' : '#fbe8bf'}
          >
            {line}
          </text>
        ))}
      </g>
    </At>
  );
}

/** A passage between rooms, dotted like a trail. */
export const Way = ({ d }: { d: string }) => (
  <g fill="none" strokeLinecap="round">
    <path d={d} stroke="#0f0a06" strokeWidth="20" />
    <path d={d} stroke="#4d3724" strokeWidth="14" />
    <path d={d} stroke="#c99b5c" strokeWidth="2" strokeDasharray="0.1 6" />
  </g>
);

const BANDS = { treasure: '#22669f', reaction: '#b03420', action: '#ab3d7c', item: '#4d7c3a' } as const;

interface CardProps {
  card: CardName;
  family: keyof typeof BANDS;
  /** Lines below the picture. */
  lines?: readonly string[];
}

/** A card of 60 by 80 units around its middle: the band of its family, its picture, its words. */
export function Card({ card, family, lines = [] }: CardProps) {
  return (
    <>
      <rect x="-29" y="-37" width="60" height="80" rx="6" fill="#000" opacity="0.35" />
      <rect x="-30" y="-40" width="60" height="80" rx="6" fill="#f6ebcf" stroke="#7c6437" />
      <path d="M-30-26v-8a6 6 0 0 1 6-6H24a6 6 0 0 1 6 6v8Z" fill={BANDS[family]} />
      <path d={glyphPath(family)} fill="#fff" transform="translate(-6 -39) scale(0.5)" fillRule="evenodd" />
      <CardPicture name={card} x={-26} y={lines.length > 0 ? -25 : -17} width={52} height={39} />
      {lines.map((line, at) => (
        <text
          key={line}
          y={24 + at * 10}
          textAnchor="middle"
          fontSize="9.5"
          fontWeight="700"
          fontFamily="var(--font-text)"
          fill="#2b2015"
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** The back of a card, as large as `Card`. */
export const CardBack = () => (
  <>
    <rect x="-30" y="-40" width="60" height="80" rx="6" fill="#3f6d68" stroke="#d8c796" strokeWidth="2" />
    <path d="M0-24 15-2 0 20-15-2Z" fill="none" stroke="#d8c796" strokeWidth="2.5" />
  </>
);

/** A rucksack around the middle of its foot, 48 units wide. */
export const Rucksack = () => (
  <g stroke="#33241a" strokeWidth="1.6" strokeLinejoin="round">
    <path d="M-13-50a13 13 0 0 1 26 0" fill="none" stroke="#4b3626" strokeWidth="5" />
    <path d="M-23 0q-3-26 3-42 6-8 20-8t20 8q6 16 3 42-23 5-46 0Z" fill="#9a6534" />
    <path d="M-22-30q0-14 22-17 22 3 22 17-22 9-44 0Z" fill="#7c4e25" />
    <path d="M-15-20q15 5 30 0v17q-15 5-30 0Z" fill="#b07a42" />
    <path d="M-4-26h8v11h-8Z" fill="#e9b63c" />
  </g>
);

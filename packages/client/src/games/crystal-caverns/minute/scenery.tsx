import type { CardId, Monster } from '@lantern/games/crystal-caverns/board';
import { At } from '../../../match/minute/Moving';
import { FigureDefs } from '../figures/FigureDefs';
import { Defs } from '../map/Defs';
import { Tile } from '../map/Tile';

/** The dark background, with the definitions of figures and cards. */
export const Dark = () => (
  <>
    <Defs palette="rainbow" />
    <defs>
      <FigureDefs palette="rainbow" />
      <radialGradient id="cc-minute-dark" cx="0.5" cy="0.6" r="0.75">
        <stop stopColor="#3c3046" />
        <stop offset="1" stopColor="#0d0a12" />
      </radialGradient>
    </defs>
    <rect width="320" height="200" fill="url(#cc-minute-dark)" />
    <path
      d="M0 0H320V20l-20 10-10 22-12-26-26-4-10 16-12-20-40-4-12 24-10-24-38 2-12 22-10-22-34 4-10 28-12-28-24 4-14 26L18 20 0 36Z"
      fill="#0a070d"
    />
  </>
);

/** A hall of fights: a floor of slabs in front of the dark. */
export const Hall = () => (
  <>
    <Dark />
    <path d="M0 142Q160 128 320 142V200H0Z" fill="#4a4139" />
    <path
      d="M0 156H320M0 176H320M60 140 30 200M130 136 116 200M190 136 204 200M260 140 290 200"
      stroke="#2f2924"
      strokeWidth="1.600"
    />
    <path d="M0 142Q160 128 320 142" fill="none" stroke="#75695b" strokeWidth="2" />
    <path d="M16 142 6 108 18 92 30 140ZM30 141 28 116 38 106 42 141Z" fill="#4f86f4" opacity="0.75" />
    <path d="M300 142 312 112 302 96 288 140ZM286 141 290 120 280 112 274 140Z" fill="#9a5be0" opacity="0.75" />
  </>
);

/** A card of floor, lit, around its middle. */
export const Floor = ({
  id,
  x,
  y,
  scale,
  lit = true,
}: {
  id: CardId;
  x: number;
  y: number;
  scale: number;
  lit?: boolean;
}) => (
  <At {...{ x, y, scale }}>
    <Tile id={id} rot={1} lie="wide" lit={lit} />
  </At>
);

export const IMP: Monster = { id: 1, rank: 'J', level: 1, pieces: [{ colour: 'blue', size: 1 }] };

/** The Dragon of four crystals. */
export const DRAGON: Monster = {
  id: 2,
  rank: 'JOKER',
  level: 4,
  pieces: [
    { colour: 'green', size: 1 },
    { colour: 'yellow', size: 1 },
    { colour: 'black', size: 2 },
    { colour: 'red', size: 3 },
  ],
};

/** A bag of cloth, its open mouth down at 0, 0. */
export const Bag = () => (
  <g stroke="#2b1a0e" strokeWidth="2.200" strokeLinejoin="round">
    <path d="M-12-24Q-46-40-44-68-38-92 0-94 38-92 44-68 46-40 12-24Z" fill="#8a5a36" />
    <path d="M-11-25Q-34-44-32-66-26-82-6-88-24-60-6-25Z" fill="#a9774b" stroke="none" />
    <path d="M-12-22Q-14-8-24 0-12 8 0 4 12 8 24 0 14-8 12-22Z" fill="#9a6840" />
    <ellipse cy="1" rx="17" ry="4" fill="#1a0f08" />
    <path d="M-6-20-10-4M6-20 10-4" strokeWidth="1.400" />
    <path d="M-14-23H14" stroke="#e9b63c" strokeWidth="6" strokeLinecap="round" />
    <path d="M13-23l16 9M13-23l14-8" stroke="#e9b63c" strokeWidth="3" strokeLinecap="round" />
  </g>
);

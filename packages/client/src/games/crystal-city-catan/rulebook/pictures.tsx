import { type Colony, type Community, EVENTS } from '@lantern/games/crystal-city-catan/board';
import { DieShape } from '../../../art/dice/Die';
import { At } from '../../../match/minute/Moving';
import { Label } from '../../../room/rulebook/Label';
import type { RulePictures } from '../../../room/rulebook/useParts';
import { ColonyPieces } from '../map/ColonyPieces';
import { Ground } from '../map/land/Ground';
import palette from '../map/palette.module.css';
import { CommunityPiece } from '../map/pieces/CommunityPiece';
import { Garrison, Road, Starport } from '../map/pieces/Ways';
import { EVENT_ICONS } from '../parts/Dice';
import { t } from '../strings';

const bare: Community = { base: 1, hospital: false, armory: false, store: null };

/** A colony with a suburb on the right. */
const COLONY: Colony = {
  colour: 'yellow',
  corner: { NW: 'M', NE: 'F', SW: 'C', SE: 'T' },
  dice: [],
  number: { M: 2, F: 3, C: 5, T: 6 },
  pools: { NW: 2, NE: 1, SW: 3, SE: 1, LT: null, LB: null, RT: 0, RB: 1 },
  sites: { cap: { ...bare, base: 2 }, L: null, R: bare },
  road: { L: 0, R: 1 },
  garrison: { N: 0, S: 1 },
  port: { capL: 0, capR: 0, L: 0, R: 0 },
  stock: { 1: 1, 2: 1, 3: 1 },
};

const PITCH = 62;

/** A colony: the capital among its pools, a road, a suburb, a Garrison and its wall. */
const Pools = () => (
  <g className={palette.palette}>
    <rect width="320" height="170" fill="var(--land-low)" />
    <At x={160} y={92} scale={0.8}>
      <Ground colony={COLONY} pitch={PITCH} />
      <ColonyPieces colony={COLONY} pitch={PITCH} />
    </At>
  </g>
);

const POINTS: readonly (readonly [Community, string])[] = [
  [bare, '1'],
  [{ ...bare, base: 2 }, '2'],
  [{ ...bare, base: 3 }, '3'],
  [{ ...bare, base: 2, hospital: true }, '2 + 1'],
  [{ ...bare, base: 3, armory: true }, '3 + 2'],
];

const Points = () => (
  <g className={palette.palette}>
    <rect width="320" height="144" fill="var(--land-low)" />
    {POINTS.map(([community, points], at) => (
      <At key={points} x={34 + at * 63} y={92}>
        <CommunityPiece {...{ community }} ink="yellow" />
        <Label x={0} y={30} width={60} size={14}>
          {points}
        </Label>
        <Label x={0} y={44} width={80} size={10}>
          {t().community(community)}
        </Label>
      </At>
    ))}
  </g>
);

/** The violet die of events and the die of production. */
const Dice = () => (
  <>
    <At x={84} y={20} scale={1.4}>
      <DieShape
        kind="d6"
        value={4}
        tone="violet"
        face={
          <path d={EVENT_ICONS.traders} fillRule="evenodd" transform="translate(12 12) scale(.62) translate(-24 -24)" />
        }
      />
    </At>
    <At x={170} y={20} scale={1.4}>
      <DieShape kind="d6" value={5} />
    </At>
  </>
);

/** A road, a Garrison, a Starport. */
const Building = () => (
  <g className={palette.palette}>
    <rect width="320" height="112" fill="var(--land-low)" />
    <At x={66} y={58} scale={1.2}>
      <Road size={2} ink="yellow" />
    </At>
    <At x={160} y={72} scale={1.2}>
      <Garrison size={2} ink="yellow" />
    </At>
    <At x={252} y={56} scale={1.2}>
      <Starport size={1} ink="yellow" />
    </At>
    {(['road', 'garrison', 'starport'] as const).map((row, at) => (
      <Label key={row} x={66 + at * 94} y={100} width={92}>
        {t().tables.rows[row].name}
      </Label>
    ))}
  </g>
);

/** The six events by their signs. */
const Events = () =>
  EVENTS.map((event, at) => (
    <At key={event} x={54 + (at % 3) * 106} y={30 + Math.floor(at / 3) * 76}>
      <circle r="21" fill="#3a2a5c" stroke="#b9a4e6" strokeWidth="2" />
      <path d={EVENT_ICONS[event]} fillRule="evenodd" transform="scale(0.72) translate(-24 -24)" fill="#f1e8ff" />
      <Label x={0} y={36} width={104}>
        {t().events[event].name}
      </Label>
    </At>
  ));

export const pictures: RulePictures = {
  'R1.4': { height: 170, Draw: Pools },
  'R3.1': { height: 144, Draw: Points },
  R5: { height: 108, Draw: Dice },
  'R7.1': { height: 112, Draw: Building },
  R8: { height: 154, Draw: Events },
};

import { At, Moving, type Pose } from '../../../match/minute/Moving';
import { ThrownDie } from '../../../match/minute/ThrownDie';
import { UsedCurrents } from '../map/ground/Coaster';
import { PITCH } from '../map/layout';
import { GrainShape } from '../parts/Grain';
import { Piece } from '../pieces/Piece';
import { Land, Plain, Standing } from './scenery';

/** The part appears in place at a time. */
const appears = (at: number): readonly Pose[] => [
  [0, 'scale(0.6)', 0],
  [at, 'scale(0.6)', 0],
  [at + 0.15, 'scale(1.2)', 1],
  [at + 0.35, 'none', 1],
];

/** The part vanishes in place at a time. */
const vanishes = (at: number): readonly Pose[] => [
  [0, 'none', 1],
  [at, 'none', 1],
  [at + 0.15, 'scale(0.6)', 0],
];

const SETTLEMENTS = [
  { kind: 'village', x: 48, y: 66, before: null, at: 0 },
  { kind: 'village', x: 122, y: 148, before: 'black', at: 0.4 },
  { kind: 'village', x: 196, y: 146, before: 'red', at: 1 },
  { kind: 'city', x: 270, y: 68, before: 'red', at: 1.6 },
] as const;

/** Two lands; the villages and the city on them become green one by one. */
export function Goal() {
  return (
    <>
      <Plain />
      <Land x={84} y={106} scale={0.43} look="green" />
      <Land x={236} y={106} scale={0.43} look="red" />
      {SETTLEMENTS.map(({ kind, x, y, before, at }) => (
        <At key={x} {...{ x, y }} scale={0.46}>
          {before && (
            <Moving poses={vanishes(at)}>
              <Piece kind={before === 'black' ? 'freeVillage' : kind} colour={before} />
            </Moving>
          )}
          {before ? (
            <Moving poses={appears(at)}>
              <Piece kind={kind} colour="green" />
            </Moving>
          ) : (
            <Piece kind={kind} colour="green" />
          )}
        </At>
      ))}
    </>
  );
}

/** An ear of grain leaves the village, and the soldier eats it. */
const EATEN: readonly Pose[] = [
  [0, 'translate(-50px, 46px) scale(0.2)', 0],
  [0.2, 'translate(-50px, 46px) scale(0.3)', 1],
  [0.7, 'none', 1],
  [1.2, 'none', 1],
  [1.7, 'translate(106px, 18px) scale(0.8)', 1],
  [1.9, 'translate(114px, 22px) scale(0.2)', 0],
];
/** Another one remains, and spoils. */
const SPOILT: readonly Pose[] = [
  [0, 'translate(-90px, 46px) scale(0.2)', 0],
  [0.4, 'translate(-90px, 46px) scale(0.3)', 1],
  [0.9, 'none', 1],
  [1.9, 'none', 1],
  [2.4, 'translate(0px, 36px) rotate(78deg)', 0.4],
];
const CHEWS: readonly Pose[] = [
  [0, 'none'],
  [1.75, 'none'],
  [1.95, 'scale(1.1, 0.94)'],
  [2.1, 'scale(0.97, 1.05)'],
  [2.3, 'none'],
];

/** A village, its grain, and a soldier. */
export function Grain() {
  return (
    <>
      <Plain />
      <ellipse cx="72" cy="172" rx="64" ry="15" fill="#000" opacity="0.3" />
      <ellipse cx="248" cy="172" rx="50" ry="13" fill="#000" opacity="0.3" />
      <Standing x={72} y={128} scale={1.35} kind="village" colour="green" />
      <At x={122} y={100}>
        <Moving poses={EATEN}>
          <Ear />
        </Moving>
      </At>
      <At x={164} y={100}>
        <Moving poses={SPOILT}>
          <Ear />
        </Moving>
      </At>
      <At x={248} y={138}>
        <Moving poses={CHEWS}>
          <g transform="scale(1.25)">
            <Piece kind="infantry" colour="green" />
          </g>
        </Moving>
      </At>
    </>
  );
}

const Ear = () => (
  <g transform="translate(-30 -30) scale(2.5)">
    <GrainShape />
  </g>
);

/** A lane of arrows: a soldier moves two squares along them. */
export function Flow() {
  const lane = { 3: [1], 4: [1], 5: [1], 0: [1], 1: [2], 6: [0], 8: [0], 7: [3] };
  const row = [3, 4, 5].map((square) => ({
    square,
    x: (square - 4) * PITCH,
    y: 0,
    exits: [1],
    vortex: false,
    cell: { x: 0, y: 0 },
  }));
  return (
    <>
      <Plain />
      <At x={160} y={112} scale={1.02}>
        <Land x={0} y={0} scale={1} look="green" exits={lane} />
        <UsedCurrents ways={[row]} />
        <g fill="none" stroke="#fff3c4" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
          <path d="M-58-12 -46 0-58 12M33-12 45 0 33 12" />
        </g>
        <g fill="none" stroke="#ffd36b" strokeWidth="4" strokeDasharray="9 8">
          <rect x="-40" y="-40" width="80" height="80" rx="14" opacity="0.6" />
        </g>
        <Moving
          poses={[
            [0, 'none', 0.35],
            [1.9, 'none', 0.35],
            [2.2, 'none', 1],
          ]}
        >
          <rect
            x="51"
            y="-40"
            width="80"
            height="80"
            rx="14"
            fill="rgb(255 211 107 / 25%)"
            stroke="#ffd36b"
            strokeWidth="5"
          />
        </Moving>
        <At x={PITCH} y={-8}>
          <Moving
            poses={[
              [0, `translate(${-2 * PITCH}px, 0px)`],
              [0.4, `translate(${-2 * PITCH}px, 0px)`],
              [1.1, `translate(${-PITCH}px, 0px)`],
              [1.25, `translate(${-PITCH}px, 0px)`],
              [2, 'none'],
            ]}
          >
            <Piece kind="infantry" colour="green" />
          </Moving>
        </At>
      </At>
    </>
  );
}

/** A tank and a free village with a die each: 3 + 3 against 1 + 3, and the village changes its colour. */
export function Fight() {
  return (
    <>
      <Plain />
      <ellipse cx="82" cy="174" rx="68" ry="15" fill="#000" opacity="0.3" />
      <ellipse cx="238" cy="174" rx="68" ry="15" fill="#000" opacity="0.3" />
      <At x={82} y={132}>
        <Moving
          poses={[
            [0, 'none'],
            [1.5, 'none'],
            [1.7, 'translate(34px, 0px)'],
            [2, 'none'],
          ]}
        >
          <g transform="scale(1.35)">
            <Piece kind="tank" colour="green" />
          </g>
        </Moving>
      </At>
      <At x={238} y={132} scale={1.35}>
        <Moving poses={vanishes(1.75)}>
          <Piece kind="freeVillage" colour="black" />
        </Moving>
        <Moving poses={appears(1.75)}>
          <Piece kind="village" colour="green" />
        </Moving>
      </At>
      <Strength x={38} value={3} colour="#43c46d" />
      <ThrownDie kind="d6" value={3} tone="jade" x={90} y={44} at={0.3} />
      <Strength x={218} value={1} colour="#6d7286" />
      <ThrownDie kind="d6" value={3} tone="onyx" x={270} y={44} at={0.5} />
      <At x={160} y={46}>
        <Moving poses={appears(1.25)}>
          <text
            textAnchor="middle"
            y="14"
            fontSize="38"
            fontWeight="700"
            fontFamily="var(--font-title)"
            fill="#fff3c4"
            stroke="#2c150f"
            strokeWidth="5"
            paintOrder="stroke"
          >
            6 : 4
          </text>
        </Moving>
      </At>
    </>
  );
}

/** The number that a side adds to its die. */
const Strength = ({ x, value, colour }: { x: number; value: number; colour: string }) => (
  <g textAnchor="middle" fontFamily="var(--font-title)" fontWeight="700" fill="#fff6d8">
    <path
      d={`M${x - 20} 24H${x + 20}V46Q${x + 20} 60 ${x} 68 ${x - 20} 60 ${x - 20} 46Z`}
      fill={colour}
      stroke="#fff6d8"
      strokeWidth="2"
    />
    <text x={x} y="54" fontSize="28">
      {value}
    </text>
  </g>
);

/** Two distant rings: a tank sinks into one and rises from the other. */
export function Rings() {
  return (
    <>
      <Plain />
      <Land x={84} y={106} scale={0.45} look="green" />
      <Land x={236} y={106} scale={0.45} look="red" />
      <Standing x={277} y={65} scale={0.45} kind="village" colour="red" />
      <Halo x={84} at={0.4} />
      <Halo x={236} at={1.2} />
      <path
        d="M98 84Q160 20 222 84"
        fill="none"
        stroke="#58dcf5"
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <At x={84} y={102}>
        <Moving
          poses={[
            [0, 'none', 1],
            [0.5, 'none', 1],
            [1.1, 'translate(0px, 10px) scale(0.1) rotate(200deg)', 0],
          ]}
        >
          <g transform="scale(0.55)">
            <Piece kind="tank" colour="green" />
          </g>
        </Moving>
      </At>
      <At x={236} y={102}>
        <Moving
          poses={[
            [0, 'translate(0px, 10px) scale(0.1) rotate(-200deg)', 0],
            [1.3, 'translate(0px, 10px) scale(0.1) rotate(-200deg)', 0],
            [1.9, 'translate(0px, -10px) scale(1.1)', 1],
            [2.1, 'none', 1],
          ]}
        >
          <g transform="scale(0.55)">
            <Piece kind="tank" colour="green" />
          </g>
        </Moving>
      </At>
    </>
  );
}

/** The light of an opening ring. */
const Halo = ({ x, at }: { x: number; at: number }) => (
  <At {...{ x, y: 106 }}>
    <Moving
      poses={[
        [0, 'scale(0.7)', 0.2],
        [at, 'scale(0.7)', 0.2],
        [at + 0.4, 'scale(1.25)', 1],
        [at + 1, 'none', 0.6],
      ]}
    >
      <ellipse rx="25" ry="22" fill="none" stroke="#7fefff" strokeWidth="5" />
      <ellipse rx="25" ry="22" fill="#58dcf5" opacity="0.35" />
    </Moving>
  </At>
);

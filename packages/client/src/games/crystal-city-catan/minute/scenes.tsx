import type { Community, EventId } from '@lantern/games/crystal-city-catan/board';
import { At, Moving, type Pose } from '../../../match/minute/Moving';
import { ThrownDie } from '../../../match/minute/ThrownDie';
import { CommunityPiece } from '../map/pieces/CommunityPiece';
import { Garrison, Road, Wall } from '../map/pieces/Ways';
import { EVENT_ICONS } from '../parts/Dice';
import { Dusk, Pool } from './scenery';

const plain = (base: Community['base'], more: Partial<Community> = {}): Community => ({
  base,
  hospital: false,
  armory: false,
  store: null,
  ...more,
});

/** Shows the part from one time to another; without an end it stays visible. */
const during = (from: number, until?: number): readonly Pose[] => [
  [0, from === 0 ? 'none' : 'scale(0.85)', from === 0 ? 1 : 0],
  ...(from === 0
    ? []
    : ([
        [from, 'scale(0.85)', 0],
        [from + 0.15, 'scale(1.08)', 1],
        [from + 0.3, 'none', 1],
      ] as const)),
  ...(until === undefined
    ? []
    : ([
        [until, 'none', 1],
        [until + 0.15, 'none', 0],
      ] as const)),
];

const STAGES = [0, 0.7, 1.3, 1.9] as const;
const POINTS = [1, 4, 8, 12] as const;
/** The building at each site, stage by stage: 1, 4, 8 and 12 points. */
const GROWTH: readonly { x: number; stages: readonly (Community | null)[] }[] = [
  { x: 62, stages: [null, plain(1), plain(2), plain(3)] },
  { x: 258, stages: [null, plain(1), plain(2, { hospital: true }), plain(3)] },
  { x: 160, stages: [plain(1), plain(2), plain(3), plain(3, { hospital: true, armory: true })] },
];

/** A colony grows from one point to twelve. */
export function Goal() {
  return (
    <Dusk>
      <Moving poses={during(STAGES[1])}>
        <At x={211} y={152}>
          <Road size={1} ink="yellow" />
        </At>
        <g transform="translate(109 152) scale(-1 1)">
          <Road size={1} ink="yellow" />
        </g>
      </Moving>
      {GROWTH.map(({ x, stages }) => (
        <At key={x} {...{ x }} y={152} scale={1.15}>
          {stages.map(
            (community, at) =>
              community && (
                <Moving key={JSON.stringify(community)} poses={during(STAGES[at] as number, STAGES[at + 1])}>
                  <CommunityPiece community={community} ink="yellow" />
                </Moving>
              ),
          )}
        </At>
      ))}
      <At x={278} y={36}>
        <circle r="27" fill="#241a10" stroke="#f7d489" strokeWidth="3" />
        {POINTS.map((points, at) => (
          <Moving key={points} poses={during(STAGES[at] as number, STAGES[at + 1])}>
            <text
              y="12"
              textAnchor="middle"
              fontSize="34"
              fontWeight="700"
              fontFamily="var(--font-title)"
              fill="#fff3c4"
            >
              {points}
            </text>
          </Moving>
        ))}
      </At>
    </Dusk>
  );
}

/** The face of the violet die for an event. */
const eventFace = (event: EventId) => (
  <path d={EVENT_ICONS[event]} fillRule="evenodd" transform="translate(12 12) scale(.62) translate(-24 -24)" />
);

/** A five is rolled: all pools with the number five gain one unit. */
export function Pools() {
  return (
    <Dusk>
      <path d="M152 92Q146 140 156 200H168Q158 140 164 92Z" fill="var(--river-deep)" />
      <path d="M158 110q4 2 6 0M156 146q4 2 7 0M160 178q4 2 7 0" fill="none" stroke="var(--ripple)" strokeWidth="2" />
      <At x={76} y={144}>
        <CommunityPiece community={plain(2)} ink="black" />
      </At>
      <At x={244} y={144}>
        <CommunityPiece community={plain(2)} ink="yellow" />
      </At>
      <Pool type="C" x={40} y={104} counts={[1, 2]} at={1.4} number={5} />
      <Pool type="F" x={116} y={180} counts={[1, 1]} at={1.4} number={3} />
      <Pool type="M" x={206} y={180} counts={[2, 2]} at={1.4} number={2} />
      <Pool type="T" x={276} y={104} counts={[0, 1]} at={1.6} number={5} />
      <ThrownDie kind="d6" value={4} tone="violet" face={eventFace('traders')} x={132} y={40} size={40} at={0.1} />
      <ThrownDie kind="d6" value={5} x={186} y={42} size={56} at={0.3} />
    </Dusk>
  );
}

/** A road is built from the capital, a suburb appears at its end, its pools open, and it becomes a city. */
export function Build() {
  return (
    <Dusk>
      <At x={74} y={134} scale={1.35}>
        <CommunityPiece community={plain(2)} ink="yellow" />
      </At>
      <At x={120} y={136}>
        <Moving
          poses={[
            [0, 'scaleX(0.05)', 0],
            [0.2, 'scaleX(0.05)', 1],
            [0.7, 'none', 1],
          ]}
        >
          <At x={42} y={0} scale={1.15}>
            <Road size={2} ink="yellow" />
          </At>
        </Moving>
      </At>
      <At x={232} y={134} scale={1.35}>
        <Moving
          poses={[
            [0, 'translate(0px, 24px) scale(0.3)', 0],
            [0.8, 'translate(0px, 24px) scale(0.3)', 0],
            [1.2, 'none', 1],
            [2, 'none', 1],
            [2.15, 'none', 0],
          ]}
        >
          <CommunityPiece community={plain(1)} ink="yellow" />
        </Moving>
        <Moving
          poses={[
            [0, 'scale(0.8)', 0],
            [2, 'scale(0.8)', 0],
            [2.2, 'scale(1.08)', 1],
            [2.4, 'none', 1],
          ]}
        >
          <CommunityPiece community={plain(3)} ink="yellow" />
        </Moving>
      </At>
      {[82, 178].map((y, at) => (
        <At key={y} x={286} y={y}>
          <Moving
            poses={[
              [0, 'scale(0.2)', 0],
              [1.3 + at * 0.2, 'scale(0.2)', 0],
              [1.6 + at * 0.2, 'scale(1.1)', 1],
              [1.8 + at * 0.2, 'none', 1],
            ]}
          >
            <Pool type={at === 0 ? 'T' : 'F'} x={0} y={0} counts={[0, 0]} at={0} />
          </Moving>
        </At>
      ))}
      <Pool type="M" x={40} y={82} counts={[2, 2]} at={0} scale={0.9} />
      <Pool type="C" x={40} y={180} counts={[1, 1]} at={0} scale={0.9} />
    </Dusk>
  );
}

const WHEEL: readonly EventId[] = ['marauders', 'quarterlyGains', 'traders', 'wager', 'epidemic', 'champion'];

/** The events rotate around the violet die; the skull stops on top. */
export function Fate() {
  const spoke = 67;
  return (
    <Dusk>
      <At x={160} y={102}>
        <circle r={spoke} fill="#1a1428" opacity="0.7" />
        <circle r={spoke} fill="none" stroke="#8f6fd0" strokeWidth="2" />
        <Moving
          poses={[
            [0, 'rotate(-660deg)'],
            [1.9, 'none'],
          ]}
          easing="cubic-bezier(0.15, 0.6, 0.2, 1)"
        >
          {WHEEL.map((event, at) => (
            <g key={event} transform={`rotate(${at * 60}) translate(0 -${spoke}) rotate(${-at * 60})`}>
              <circle r="21" fill="#3a2a5c" stroke="#b9a4e6" strokeWidth="2" />
              <path
                d={EVENT_ICONS[event]}
                fillRule="evenodd"
                transform="scale(0.72) translate(-24 -24)"
                fill="#f1e8ff"
              />
            </g>
          ))}
        </Moving>
        <At x={0} y={-spoke}>
          <Moving
            poses={[
              [0, 'scale(0.8)', 0],
              [1.8, 'scale(0.8)', 0],
              [2, 'scale(1.25)', 1],
              [2.3, 'none', 1],
            ]}
          >
            <circle r="25" fill="#b03420" stroke="#ffb9a4" strokeWidth="3" />
            <path
              d={EVENT_ICONS.marauders}
              fillRule="evenodd"
              transform="scale(0.9) translate(-24 -24)"
              fill="#fff6ee"
            />
          </Moving>
        </At>
        <path d="M0 -41-8 -30H8Z" fill="#ffd36b" />
      </At>
      <ThrownDie kind="d6" value={6} tone="violet" face={eventFace('marauders')} x={160} y={104} size={52} at={0.1} />
    </Dusk>
  );
}

const SKULL_FLIES: readonly Pose[] = [
  [0, 'translate(-190px, -50px)', 0],
  [0.3, 'translate(-190px, -50px)', 1],
  [0.8, 'translate(-154px, 52px) scale(1.15)', 1],
  [1.1, 'translate(-154px, 40px)', 1],
  [1.7, 'translate(6px, 44px)', 1],
  [1.85, 'translate(4px, 22px) rotate(14deg)', 1],
  [2.2, 'translate(0px, 0px) rotate(8deg)', 1],
];

/** The skull takes half of a full store; a smaller one behind a wall loses nothing. */
export function Guard() {
  return (
    <Dusk>
      {[0, 1, 2, 3].map((at) => (
        <Pool
          key={at}
          type={(['M', 'F', 'C', 'T'] as const)[at] ?? 'M'}
          x={42 + (at % 2) * 66}
          y={118 + Math.floor(at / 2) * 54}
          counts={[2, 1]}
          at={0.85}
          scale={0.98}
        />
      ))}
      <Pool type="F" x={208} y={152} counts={[1, 1]} at={0} />
      <Pool type="T" x={284} y={152} counts={[1, 1]} at={0} />
      <At x={246} y={160} scale={0.78}>
        <Wall y={0} front />
        <At x={0} y={18} scale={1.5}>
          <Garrison size={2} ink="yellow" />
        </At>
      </At>
      <At x={228} y={46}>
        <Moving poses={SKULL_FLIES}>
          <circle r="24" fill="#b03420" stroke="#ffb9a4" strokeWidth="2.500" />
          <path
            d={EVENT_ICONS.marauders}
            fillRule="evenodd"
            transform="scale(0.86) translate(-24 -24)"
            fill="#fff6ee"
          />
        </Moving>
      </At>
    </Dusk>
  );
}

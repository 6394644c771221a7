import { treehouse } from '../../../art/dice/treehouse';
import { PlainPyramid } from '../../../art/pyramid/PlainPyramid';
import { At, Moving, type Pose } from '../../../match/minute/Moving';
import { ThrownDie } from '../../../match/minute/ThrownDie';
import { HeroDrawing } from '../figures/HeroDrawing';
import { MonsterDrawing } from '../figures/MonsterDrawing';
import { SmallHero } from '../figures/SmallHero';
import { Threshold } from '../map/Joints';
import { Bag, Dark, DRAGON, Floor, Hall, IMP } from './scenery';

const UPRIGHT = { kind: 'upright' } as const;

/** The part appears in place at a time. */
const appears = (at: number): readonly Pose[] => [
  [0, 'scale(0.5)', 0],
  [at, 'scale(0.5)', 0],
  [at + 0.2, 'scale(1.15)', 1],
  [at + 0.4, 'none', 1],
];

/** The steps down: left edge, right edge, height. */
const LEVELS = [
  { left: 0, right: 96, y: 76, fill: '#75675a' },
  { left: 96, right: 142, y: 112, fill: '#5f5348' },
  { left: 142, right: 188, y: 148, fill: '#4a413a' },
  { left: 188, right: 320, y: 182, fill: '#38302c' },
] as const;

const OPENS: readonly Pose[] = [
  [0, 'scaleY(0.03)', 0.4],
  [0.5, 'scaleY(0.03)', 0.6],
  [0.9, 'none', 1],
  [1.5, 'none', 1],
  [1.6, 'scaleY(0.1)', 1],
  [1.75, 'none', 1],
];

/** Two heroes at the top of four levels; below them the eye of the Dragon opens. */
export function Goal() {
  return (
    <>
      <Dark />
      <ellipse cx="246" cy="112" rx="92" ry="76" fill="#7a1c12" opacity="0.4" />
      <At x={244} y={112}>
        <Moving poses={OPENS}>
          <path d="M-56 0Q-20-38 54-12 24 40-24 30-46 20-56 0Z" fill="#ffcf3a" stroke="#b03420" strokeWidth="5" />
          <ellipse rx="12" ry="27" fill="#1a0806" transform="rotate(8)" />
          <ellipse cx="-4" cy="-12" rx="4" ry="7" fill="#fff6d8" />
        </Moving>
        <path d="M-66-8Q-20-62 66-24L48-52Q-14-78-66-8Z" fill="#8c1325" stroke="#38050d" strokeWidth="3" />
        <path
          d="M-62 8Q-40 50 24 44 54 30 62-4L74 30Q40 66-10 62-52 48-62 8Z"
          fill="#6b0f1e"
          stroke="#38050d"
          strokeWidth="3"
        />
      </At>
      {LEVELS.map(({ left, right, y, fill }) => (
        <g key={left}>
          <path d={`M${left} ${y}H${right}V200H${left}Z`} {...{ fill }} />
          <path d={`M${left} 200V${y}H${right}`} fill="none" stroke="#c2a06a" strokeWidth="2.500" />
        </g>
      ))}
      <At x={28} y={74} scale={0.56}>
        <HeroDrawing colour="blue" palette="rainbow" />
      </At>
      <At x={70} y={74} scale={0.56}>
        <HeroDrawing colour="green" palette="rainbow" />
      </At>
    </>
  );
}

const CELL = 76;
const SCALE = CELL / 100;
/** The cards of the row, and the last one, which is laid now. */
const ROW = ['1S', '2H', '5H'] as const;

const middleOf = (at: number) => 46 + at * CELL;
const IS_LAID: readonly Pose[] = [
  [0, 'translate(30px, -150px) rotate(24deg)'],
  [0.2, 'translate(30px, -150px) rotate(24deg)'],
  [0.9, 'none'],
];

/** Three cards in a row; a fourth is laid beside them, and a path lights up from the first to the last. */
export function Explore() {
  return (
    <>
      <Dark />
      {ROW.map((id, at) => (
        <Floor key={id} {...{ id }} x={middleOf(at)} y={108} scale={SCALE} />
      ))}
      <Door at={0} />
      <Door at={1} />
      <At x={middleOf(3)} y={108}>
        <Moving poses={IS_LAID}>
          <Floor id="9S" x={0} y={0} scale={SCALE} />
        </Moving>
      </At>
      <Moving
        poses={[
          [0, 'none', 0],
          [0.95, 'none', 0],
          [1.1, 'none', 1],
        ]}
      >
        <Door at={2} />
      </Moving>
      <Moving
        poses={[
          [0, 'none', 0],
          [1.1, 'none', 0],
          [1.5, 'none', 1],
          [1.9, 'none', 0.6],
          [2.3, 'none', 1],
        ]}
      >
        <g fill="none" stroke="#ffd36b" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
          <path d={`M${middleOf(0) + 26} 112H${middleOf(3)}`} strokeDasharray="0.1 12" />
          <path d={`M${middleOf(3) - 14} 100l14 12-14 12`} />
        </g>
      </Moving>
      <At x={middleOf(0) - 14} y={124} scale={0.36}>
        <SmallHero colour="blue" palette="rainbow" />
      </At>
      <At x={middleOf(0) + 14} y={124} scale={0.36}>
        <SmallHero colour="green" palette="rainbow" />
      </At>
    </>
  );
}

/** The threshold between a card of the row and the next one. */
const Door = ({ at }: { at: number }) => (
  <At x={middleOf(at)} y={108} scale={SCALE}>
    <Threshold x={0} y={0} dir={1} from={46} to={54} lit />
  </At>
);

/** A crystal rolls out of the bag onto a new card and becomes an imp. */
export function FromBag() {
  return (
    <>
      <Dark />
      <Floor id="1S" x={178} y={132} scale={1.3} />
      <At x={96} y={66}>
        <Moving
          poses={[
            [0, 'rotate(-20deg)'],
            [0.4, 'rotate(-62deg)'],
            [0.6, 'rotate(-56deg)'],
            [0.8, 'rotate(-62deg)'],
          ]}
        >
          <Bag />
        </Moving>
      </At>
      <At x={178} y={150}>
        <Moving
          poses={[
            [0, 'translate(-70px, -84px) scale(0.4)', 0],
            [0.5, 'translate(-70px, -84px) scale(0.5)', 1],
            [1, 'translate(-30px, -6px) rotate(300deg)', 1],
            [1.3, 'rotate(360deg)', 1],
            [1.5, 'rotate(360deg) scale(1.2)', 1],
            [1.7, 'rotate(360deg) scale(0.6)', 0],
          ]}
        >
          <g transform="scale(44)">
            <PlainPyramid size={1} colour="blue" pose={UPRIGHT} />
          </g>
        </Moving>
        <Moving poses={appears(1.6)}>
          <g transform="translate(0 14) scale(1.05)">
            <MonsterDrawing monster={IMP} palette="rainbow" />
          </g>
        </Moving>
      </At>
    </>
  );
}

const STAR = 'M0-30 8-10 29-9 12 5 18 26 0 14-18 26-12 5-29-9-8-10Z';

/** The hero rolls 6 and WILD, the imp 4: the hero hits, and WILD flares up. */
export function Fight() {
  return (
    <>
      <Hall />
      <At x={58} y={172}>
        <Moving
          poses={[
            [0, 'none'],
            [1.6, 'none'],
            [1.8, 'translate(30px, -4px) rotate(6deg)'],
            [2.1, 'none'],
          ]}
        >
          <HeroDrawing colour="blue" palette="rainbow" />
        </Moving>
      </At>
      <At x={264} y={170}>
        <Moving
          poses={[
            [0, 'none'],
            [1.75, 'none'],
            [1.9, 'translate(14px, 0px) rotate(14deg)'],
            [2.3, 'none'],
          ]}
        >
          <g transform="scale(1.2)">
            <MonsterDrawing monster={IMP} palette="rainbow" />
          </g>
        </Moving>
      </At>
      <ThrownDie kind="d6" value={6} tone="sapphire" x={58} y={36} size={50} at={0.1} />
      <ThrownDie kind="d6" value={4} tone="onyx" x={262} y={36} size={50} at={0.3} />
      <At x={160} y={38}>
        <Moving poses={appears(1.1)}>
          <path
            d="M-12-16 14 0-12 16"
            fill="none"
            stroke="#fff3c4"
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Moving>
      </At>
      <At x={160} y={110}>
        <Moving
          poses={[
            [0, 'scale(0.3)', 0],
            [1.3, 'scale(0.3)', 0],
            [1.6, 'rotate(20deg) scale(1.5)', 1],
            [2.3, 'rotate(30deg) scale(1.3)', 0.75],
          ]}
        >
          <path d={STAR} fill="#ffb52e" opacity="0.55" transform="scale(1.7)" />
          <path d={STAR} fill="#ffe08a" transform="rotate(36) scale(1.25)" opacity="0.6" />
        </Moving>
      </At>
      <ThrownDie {...treehouse('WILD')} tone="sapphire" x={160} y={110} size={54} at={0.5} />
    </>
  );
}

const SHARDS = [
  { x: 8, y: -40, d: 'M0-9 8 4-7 6Z', at: 0.9 },
  { x: 26, y: -14, d: 'M-8-4 6-8 4 8Z', at: 1 },
  { x: -18, y: -22, d: 'M-6-6 9-2-2 8Z', at: 1.1 },
  { x: 10, y: 6, d: 'M-8 2 2-9 8 5Z', at: 1.2 },
] as const;

/** The blue imp shatters, its shards fly to the blue hero, whose crystal grows; behind them waits the Dragon. */
export function Grow() {
  return (
    <>
      <Hall />
      <At x={232} y={140} scale={0.42}>
        <Moving
          poses={[
            [0, 'none', 0.25],
            [1.9, 'none', 0.25],
            [2.3, 'none', 0.8],
          ]}
        >
          <MonsterDrawing monster={DRAGON} palette="rainbow" />
        </Moving>
      </At>
      <At x={52} y={180} scale={0.95}>
        <HeroDrawing colour="blue" palette="rainbow" />
      </At>
      <At x={224} y={182}>
        <Moving
          poses={[
            [0, 'none', 1],
            [0.5, 'translate(3px, 0px)', 1],
            [0.6, 'translate(-3px, 0px)', 1],
            [0.8, 'scale(1.3)', 0],
          ]}
        >
          <MonsterDrawing monster={IMP} palette="rainbow" />
        </Moving>
      </At>
      {SHARDS.map(({ x, y, d, at }) => (
        <At key={d} x={128} y={150}>
          <Moving
            poses={[
              [0, `translate(${96 + x}px, ${y + 4}px)`, 0],
              [0.7, `translate(${96 + x}px, ${y + 4}px)`, 0],
              [0.8, `translate(${96 + 1.7 * x}px, ${1.7 * y}px) rotate(80deg)`, 1],
              [at + 0.5, 'rotate(360deg)', 1],
              [at + 0.6, 'rotate(360deg) scale(0.3)', 0],
            ]}
          >
            <path {...{ d }} fill="#6ea0ff" stroke="#143496" strokeWidth="1.500" />
          </Moving>
        </At>
      ))}
      <At x={128} y={178}>
        <Moving
          poses={[
            [0, 'scale(0.62)'],
            [1.4, 'scale(0.62)'],
            [1.7, 'scale(1.12)'],
            [2, 'none'],
          ]}
        >
          <g transform="scale(50)">
            <PlainPyramid size={3} colour="blue" pose={UPRIGHT} />
          </g>
        </Moving>
      </At>
    </>
  );
}

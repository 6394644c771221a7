import { At, Moving, type Pose } from '../../../match/minute/Moving';
import { ThrownDie } from '../../../match/minute/ThrownDie';
import { BEASTS } from '../art/beasts';
import { COINS, DRAGON_BACK, DRAGON_FRONT, DRAGON_HEAD } from '../art/dragon';
import { ITEMS } from '../art/items';
import { PLACES } from '../art/places';
import { DOORWAY } from '../art/rooms';
import { type SignName, signPath } from '../art/Sign';
import { Back, Bust, Cellar, Drawn, Face, Paper } from './scenery';
import { t } from './strings';

/** The part appears in place at a time. */
const appears = (at: number): readonly Pose[] => [
  [0, 'scale(0.4)', 0],
  [at, 'scale(0.4)', 0],
  [at + 0.2, 'scale(1.15)', 1],
  [at + 0.4, 'none', 1],
];

/** One side of a card that is turned over at a time: the first or the second one visible. */
const turns = (at: number, side: 'first' | 'then'): readonly Pose[] =>
  side === 'first'
    ? [
        [0, 'none', 1],
        [at, 'none', 1],
        [at + 0.15, 'scaleX(0.04)', 1],
        [at + 0.16, 'scaleX(0.04)', 0],
      ]
    : [
        [0, 'scaleX(0.04)', 0],
        [at + 0.15, 'scaleX(0.04)', 0],
        [at + 0.16, 'scaleX(0.04)', 1],
        [at + 0.4, 'none', 1],
      ];

const GEAR = [
  { rank: '7', suit: 'spades', item: 'chain', x: 34, y: 74 },
  { rank: '5', suit: 'diamonds', item: 'shield', x: 86, y: 108 },
  { rank: '2', suit: 'clubs', item: 'leather', x: 34, y: 146 },
  { rank: '9', suit: 'clubs', item: 'magicWeapon', x: 236, y: 94 },
  { rank: '4', suit: 'hearts', item: 'potion', x: 288, y: 128 },
] as const;

/** A Jack stands up as a fighter; the other cards turn into its equipment. */
export function Hero() {
  return (
    <>
      <Cellar />
      <At x={160} y={152}>
        <Moving
          poses={[
            [0, 'none', 1],
            [0.3, 'none', 1],
            [0.7, 'translate(0px, 14px) scale(1.3, 0.5)', 0],
          ]}
        >
          <Face rank="J" suit="hearts">
            <g transform="translate(0 6)">
              <Bust heroClass="fighter" race="human" x={0} y={0} scale={0.4} />
            </g>
          </Face>
        </Moving>
        <ellipse cy="24" rx="46" ry="10" fill="#000" opacity="0.35" />
        <Moving
          poses={[
            [0, 'translate(0px, 20px) scale(0.35)', 0],
            [0.4, 'translate(0px, 20px) scale(0.35)', 0],
            [0.9, 'translate(0px, -6px) scale(1.05)', 1],
            [1.1, 'none', 1],
          ]}
        >
          <Bust heroClass="fighter" race="human" x={0} y={-44} scale={1.35} />
        </Moving>
      </At>
      {GEAR.map(({ rank, suit, item, x, y }, at) => (
        <At key={item} {...{ x, y }} scale={0.98}>
          <Moving poses={turns(0.9 + at * 0.22, 'first')}>
            <Face {...{ rank, suit }} />
          </Moving>
          <Moving poses={turns(0.9 + at * 0.22, 'then')}>
            <circle r="29" fill="#ffd36b" opacity="0.25" />
            <Drawn of={ITEMS[item]} x={0} y={0} scale={0.58} />
          </Moving>
        </At>
      ))}
    </>
  );
}

const DRAWN = [
  { x: 76, of: BEASTS['6'], hero: { heroClass: 'fighter', race: 'dwarf' }, at: 0.4 },
  { x: 160, of: PLACES.trap, hero: { heroClass: 'cleric', race: 'human' }, at: 0.9 },
  { x: 244, of: PLACES.chest, hero: { heroClass: 'wizard', race: 'elf' }, at: 1.4 },
] as const;

/** Before a door each hero turns a card over: a monster, a trap, a chest. */
export function Room() {
  return (
    <>
      <Cellar />
      <Drawn of={DOORWAY} x={160} y={66} scale={1.5} />
      {DRAWN.map(({ x, of, hero, at }) => (
        <g key={x}>
          <At {...{ x }} y={94} scale={1.4}>
            <Moving poses={turns(at, 'first')}>
              <Back />
            </Moving>
            <Moving poses={turns(at, 'then')}>
              <Paper>
                <Drawn {...{ of }} x={0} y={0} scale={0.4} />
              </Paper>
            </Moving>
          </At>
          <Bust {...hero} {...{ x }} y={170} scale={0.58} />
        </g>
      ))}
    </>
  );
}

const FALLS: readonly Pose[] = [
  [0, 'none'],
  [0.75, 'none'],
  [0.9, 'translate(8px, 0px) rotate(16deg)'],
  [1.1, 'rotate(9deg)'],
  [1.9, 'rotate(9deg)'],
  [2.05, 'translate(14px, 0px) rotate(40deg)'],
  [2.3, 'translate(4px, 22px) rotate(86deg) scale(0.9)', 0.75],
];

/** Two hits of 5 and 7 on a goblin with a threshold of 3: it staggers at the first and falls at the second. */
export function Wound() {
  const { wt } = t();
  return (
    <>
      <Cellar />
      <ellipse cx="226" cy="176" rx="74" ry="14" fill="#000" opacity="0.4" />
      <At x={226} y={100} scale={2.3}>
        <Moving poses={FALLS}>
          <Paper>
            <Drawn of={BEASTS['6']} x={0} y={-6} scale={0.42} />
            <path d="M-22 16H22V25a5 5 0 0 1-5 5H-17a5 5 0 0 1-5-5Z" fill="#8c2a24" />
            <text
              y="27"
              textAnchor="middle"
              fontSize="11"
              fontWeight="700"
              fontFamily="var(--font-text)"
              fill="#fff6dc"
            >
              {wt}
            </text>
          </Paper>
        </Moving>
      </At>
      <ThrownDie kind="d10" value={5} tone="ruby" x={62} y={66} size={66} at={0.05} />
      <ThrownDie kind="d10" value={7} tone="ruby" x={96} y={138} size={66} at={1.2} />
      {[0, 1].map((at) => (
        <At key={at} x={142 + at * 26} y={38} scale={1.1}>
          <Mark sign="drop" fill="#3a2a22" line="#c9a58f" />
          <Moving poses={appears(0.85 + at * 1.1)}>
            <Mark sign="drop" fill="#e04a3c" line="#ffd0c4" />
          </Moving>
        </At>
      ))}
    </>
  );
}

const BOUGHT: readonly Pose[] = [
  [0, 'translate(-54px, -4px) scale(0.4)', 0],
  [0.7, 'translate(-54px, -4px) scale(0.4)', 0],
  [1, 'translate(-54px, -14px) scale(1.2)', 1],
  [1.5, 'none', 1],
];
const HEALS: readonly Pose[] = [
  [0, 'translate(-150px, 30px) scale(0.4)', 0],
  [1.3, 'translate(-150px, 30px) scale(0.4)', 0],
  [1.5, 'translate(-120px, -4px) scale(1.2)', 1],
  [2, 'none', 1],
  [2.15, 'scale(1.4)', 0],
];

/** Coins become a shield for the fighter, and a drop of the cleric heals him. */
export function Calm() {
  return (
    <>
      <Cellar />
      <ellipse cx="66" cy="178" rx="58" ry="12" fill="#000" opacity="0.35" />
      <ellipse cx="256" cy="178" rx="58" ry="12" fill="#000" opacity="0.35" />
      <Bust heroClass="cleric" race="human" x={66} y={124} scale={1.15} />
      <Bust heroClass="fighter" race="dwarf" x={256} y={124} scale={1.15} />
      <At x={160} y={152}>
        <Moving
          poses={[
            [0, 'none', 1],
            [0.6, 'none', 1],
            [0.9, 'translate(0px, -14px) scale(0.6)', 0],
          ]}
        >
          <Coins />
        </Moving>
      </At>
      <At x={214} y={150}>
        <Moving poses={BOUGHT}>
          <Drawn of={ITEMS.shield} x={0} y={0} scale={0.72} />
        </Moving>
      </At>
      <At x={256} y={44} scale={1.5}>
        <Mark sign="heart" fill="#3a1a18" line="#e8a79b" />
        <Moving poses={appears(2)}>
          <Mark sign="heart" fill="#e04a3c" line="#ffd0c4" />
        </Moving>
      </At>
      <At x={256} y={44} scale={1.2}>
        <Moving poses={HEALS}>
          <Mark sign="drop" fill="#6fc3f0" line="#eaf7ff" />
        </Moving>
      </At>
    </>
  );
}

/** The positions of the coins of a heap, from back to front. */
const HEAP = [
  [0, -8],
  [-9, 2],
  [9, 2],
  [-18, 12],
  [18, 12],
  [0, 14],
] as const;

const Coins = () =>
  HEAP.map(([x, y]) => (
    <g key={`${x} ${y}`} stroke="#231a17" strokeWidth="1.400">
      <ellipse cx={x} cy={y} rx="13" ry="6.500" fill="#b9822f" />
      <ellipse cx={x} cy={y - 3} rx="13" ry="6.500" fill="#e6b64c" />
    </g>
  ));

/** A sign of the board around its middle, 24 units wide. */
const Mark = ({ sign, fill, line }: { sign: SignName; fill: string; line: string }) => (
  <path d={signPath(sign)} transform="translate(-12 -12)" {...{ fill }} stroke={line} strokeWidth="1.500" />
);

const COUNTERS = ['Q', 'K', 'A', 'K', 'Q', 'A', 'Q', 'A', 'K', 'Q', 'K', 'A'] as const;

/** The twelfth card falls into its slot, and the dragon behind the row spreads its wings. */
export function Dragon() {
  return (
    <>
      <Cellar />
      <ellipse cx="160" cy="84" rx="150" ry="86" fill="#ff6a1b" opacity="0.16" />
      <At x={160} y={88}>
        <Moving
          poses={[
            [0, 'translate(0px, 14px) scale(0.72)', 0.2],
            [1.1, 'translate(0px, 14px) scale(0.72)', 0.2],
            [1.7, 'translate(0px, -3px) scale(1.06)', 1],
            [2, 'none', 1],
          ]}
        >
          <g transform="scale(1.5) translate(-50 -46)" strokeLinejoin="round" strokeLinecap="round">
            <Drawn of={DRAGON_BACK} x={50} y={50} scale={1} />
            <Drawn of={COINS} x={50} y={50} scale={1} />
            <Drawn of={DRAGON_FRONT} x={50} y={50} scale={1} />
            <Drawn of={DRAGON_HEAD} x={50} y={50} scale={1} />
          </g>
        </Moving>
      </At>
      <rect y="160" width="320" height="34" fill="#120c09" opacity="0.75" />
      {COUNTERS.map((rank, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is known by its place
        <At key={at} x={17 + at * 26} y={176}>
          <rect x="-11" y="-14" width="22" height="28" rx="3" fill="#2a1d16" stroke="#8a7450" strokeDasharray="3 2" />
          {at < COUNTERS.length - 1 ? (
            <Counter rank={rank} />
          ) : (
            <Moving
              poses={[
                [0, 'translate(-40px, -150px) rotate(-60deg) scale(1.6)', 0],
                [0.2, 'translate(-40px, -140px) rotate(-50deg) scale(1.6)', 1],
                [1, 'none', 1],
              ]}
              easing="ease-in"
            >
              <Counter rank={rank} bright />
            </Moving>
          )}
        </At>
      ))}
    </>
  );
}

const Counter = ({ rank, bright = false }: { rank: string; bright?: boolean }) => (
  <>
    <rect
      x="-11"
      y="-14"
      width="22"
      height="28"
      rx="3"
      fill={bright ? '#ffe9a8' : '#f3e7cb'}
      stroke={bright ? '#ff8a2b' : '#8a7450'}
      strokeWidth={bright ? 2.5 : 1}
    />
    <text y="6" textAnchor="middle" fontSize="16" fontWeight="700" fontFamily="var(--font-title)" fill="#8c2a24">
      {rank}
    </text>
  </>
);

import { glyphPath } from '../../../art/Glyph';
import { SafeShape } from '../../../art/Safe';
import { TokenShape } from '../../../art/SeatToken';
import { At, Moving, type Pose } from '../../../match/minute/Moving';
import { CardPicture } from '../cards/pictures';
import { VIGNETTES } from '../map/vignettes';
import { Card, CardBack, Rock, Room, Rucksack, Way } from './scenery';
import { t } from './strings';

const HOME_TRIPS = [
  { card: 'diamonds', x: 262, y: 78, safe: 130, at: 0.2 },
  { card: 'goldNugget', x: 108, y: 160, safe: 160, at: 0.8 },
  { card: 'mingVase', x: 236, y: 160, safe: 190, at: 1.4 },
] as const;

/** A section of the cave under the house: three treasures arrive in three safes. */
export function Goal() {
  return (
    <>
      <Rock />
      <path d="M0 0H320V52q-60-8-110-2-60 8-100-2Q60 40 0 56Z" fill="#2a2440" />
      <path
        d="M30 16h.1M96 12h.1M214 20h.1M252 10h.1M300 24h.1M270 32h.1"
        stroke="#ffe9c4"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M0 56Q60 40 110 48q40 10 100 2 50-6 110 2" fill="none" stroke="#5d7a3f" strokeWidth="5" />
      <Way d="M60 60Q62 100 108 156M60 60Q150 120 262 80M108 156Q170 176 236 158M262 80Q264 120 236 158" />
      <Room room="giantRoom" x={262} y={84} scale={0.9} />
      <Room room="bedquilt" x={108} y={160} scale={0.9} />
      <Room room="ploverRoom" x={236} y={162} scale={0.9} />
      <At x={60} y={42} scale={1.35}>
        {VIGNETTES.wellHouse}
      </At>
      {HOME_TRIPS.map(({ safe }) => (
        <At key={safe} x={safe - 18} y={10} scale={1.5}>
          <SafeShape full={false} />
        </At>
      ))}
      {HOME_TRIPS.map(({ card, x, y, safe, at }) => (
        <At key={card} x={safe} y={28}>
          <Moving
            poses={[
              [0, `translate(${x - safe}px, ${y - 28}px) scale(1)`],
              [at, `translate(${x - safe}px, ${y - 28}px) scale(1.15)`],
              [at + 0.7, 'translate(0px, 0px) scale(0.55)'],
            ]}
          >
            <CardPicture name={card} x={-20} y={-15} width={40} height={30} />
          </Moving>
          <Moving
            poses={[
              [0, 'none', 0],
              [at + 0.65, 'none', 0],
              [at + 0.85, 'none', 1],
            ]}
          >
            <g transform="translate(-18 -18) scale(1.5)">
              <SafeShape full />
            </g>
          </Moving>
        </At>
      ))}
    </>
  );
}

const STEPS = [
  { glyph: 'draw', x: 62, at: 0 },
  { glyph: 'foot', x: 160, at: 0.8 },
  { glyph: 'cards', x: 258, at: 1.6 },
] as const;

/** The sign of a step lights up at its time, and stays lit. */
const lightsUp = (at: number): readonly Pose[] => [
  [0, 'scale(0.8)', 0],
  [at, 'scale(0.8)', 0],
  [at + 0.25, 'scale(1.1)', 1],
  [at + 0.5, 'none', 1],
];

/** One turn: a card is drawn, the token moves one room on, a card is played. */
export function Turn() {
  return (
    <>
      <Rock />
      <Way d="M96 118Q160 104 224 118" />
      <Room room="cobbleCrawl" x={96} y={120} scale={1.05} />
      <Room room="hallOfMists" x={224} y={120} scale={1.05} lit />
      {STEPS.map(({ glyph, x, at }) => (
        <At key={glyph} x={x} y={38}>
          <circle r="21" fill="#2b1f15" stroke="#8d6a38" strokeWidth="2" />
          <path d={glyphPath(glyph)} transform="translate(-13 -13) scale(1.1)" fill="#8d6a38" fillRule="evenodd" />
          <Moving poses={lightsUp(at)}>
            <circle r="21" fill="#f2b24a" stroke="#fff0c4" strokeWidth="2" />
            <path d={glyphPath(glyph)} transform="translate(-13 -13) scale(1.1)" fill="#2b1a08" fillRule="evenodd" />
          </Moving>
        </At>
      ))}
      <path
        d="M92 38h34M194 38h34M120 32l8 6-8 6M222 32l8 6-8 6"
        fill="none"
        stroke="#d9a75e"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <At x={32} y={112} scale={0.5}>
        <CardBack />
      </At>
      <At x={146} y={172} scale={0.55}>
        <Moving
          poses={[
            [0, 'translate(-206px, -108px) rotate(-30deg)'],
            [0.7, 'rotate(-8deg)'],
          ]}
        >
          <Card card="tastyFood" family="item" />
        </Moving>
      </At>
      <At x={284} y={112} scale={0.55}>
        <Moving
          poses={[
            [0, 'translate(-200px, 108px) rotate(8deg)'],
            [1.7, 'translate(-200px, 108px) rotate(8deg)'],
            [2.3, 'rotate(6deg)'],
          ]}
        >
          <Card card="stockUp" family="action" />
        </Moving>
      </At>
      <At x={224} y={88}>
        <Moving
          poses={[
            [0, 'translate(-128px, 0px)'],
            [0.9, 'translate(-128px, 0px)'],
            [1.2, 'translate(-64px, -24px) scale(1.2)'],
            [1.5, 'none'],
          ]}
        >
          <TokenShape seat="0" initial="" size={28} />
        </Moving>
      </At>
    </>
  );
}

/** A card and the room that it names; the nugget drops into the rucksack of the token. */
export function Find() {
  const { hall } = t();
  return (
    <>
      <Rock />
      <At x={70} y={100} scale={1.55}>
        <Card card="goldNugget" family="treasure" lines={hall} />
      </At>
      <Room room="hallOfMists" x={216} y={86} scale={2} lit name={hall} />
      <Moving
        poses={[
          [0, 'none', 0.1],
          [0.3, 'none', 1],
          [0.8, 'none', 0.4],
          [1.2, 'none', 1],
        ]}
      >
        <rect x="31" y="121" width="78" height="37" rx="6" fill="none" stroke="#ffd36b" strokeWidth="3.5" />
        <rect x="171" y="94" width="90" height="43" rx="6" fill="none" stroke="#ffd36b" strokeWidth="3.5" />
        <path
          d="M113 138q30 14 54-8"
          fill="none"
          stroke="#ffd36b"
          strokeWidth="3.5"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
      </Moving>
      <At x={276} y={150}>
        <Moving
          poses={[
            [0, 'translate(-60px, -96px) scale(1)'],
            [1.3, 'translate(-60px, -96px) scale(1.1)'],
            [1.8, 'translate(-10px, -80px)'],
            [2.2, 'translate(0px, 0px) scale(0.7)'],
          ]}
        >
          <CardPicture name="goldNugget" x={-26} y={-22} width={52} height={39} />
        </Moving>
      </At>
      <At x={276} y={192} scale={1.05}>
        <Rucksack />
      </At>
      <At x={236} y={174}>
        <TokenShape seat="0" initial="" size={30} />
      </At>
    </>
  );
}

/** A sleeve of a pirate with a hook, its tip at 0, 0; the arm comes from the right. */
const HookedHand = () => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M10-12a16 16 0 1 0-6 26" fill="none" stroke="#33241a" strokeWidth="10" />
    <path d="M10-12a16 16 0 1 0-6 26" fill="none" stroke="#ccd3d6" strokeWidth="6" />
    <path d="M8-22h16v22H8Z" fill="#e9b63c" stroke="#33241a" strokeWidth="2" />
    <path d="M24-28 140-44V22L24 4Z" fill="#7c2335" stroke="#33241a" strokeWidth="2.4" />
    <path d="M24-28l14-2V6L24 4Z" fill="#fffaf0" stroke="#33241a" strokeWidth="2" />
    <path d="M56-26l60-8M56-4l60 8" stroke="#5a1626" strokeWidth="3" />
  </g>
);

/** A pirate's hook reaches for the rucksack; a red card slams down, and the hook jumps back. */
export function React() {
  return (
    <>
      <Rock />
      <ellipse cx="120" cy="170" rx="96" ry="13" fill="#000" opacity="0.35" />
      <At x={58} y={150}>
        <TokenShape seat="0" initial="" size={42} />
      </At>
      <At x={118} y={172} scale={1.7}>
        <g transform="translate(0 -46)">
          <CardPicture name="goldNugget" x={-18} y={-14} width={36} height={27} />
        </g>
        <Rucksack />
      </At>
      <At x={248} y={112}>
        <Moving
          poses={[
            [0, 'translate(40px, 0px)'],
            [0.9, 'translate(-84px, 0px)'],
            [1.15, 'translate(-84px, 0px)'],
            [1.35, 'translate(30px, -16px) rotate(14deg)'],
            [1.6, 'translate(14px, -8px) rotate(8deg)'],
          ]}
        >
          <HookedHand />
        </Moving>
      </At>
      <At x={190} y={104} scale={1.5}>
        <Moving
          poses={[
            [0, 'translate(-20px, -150px) rotate(-40deg) scale(1.3)'],
            [0.95, 'translate(-20px, -150px) rotate(-40deg) scale(1.3)'],
            [1.2, 'rotate(4deg) scale(1.08)'],
            [1.35, 'rotate(-4deg)'],
          ]}
          easing="ease-in"
        >
          <Card card="dontKnow" family="reaction" />
        </Moving>
      </At>
      <At x={190} y={104}>
        <Moving
          poses={[
            [0, 'scale(0.6)', 0],
            [1.15, 'scale(0.6)', 0],
            [1.25, 'none', 1],
            [1.8, 'scale(1.06)', 0.5],
          ]}
        >
          <path
            d="M-58-40l-14-9M-62-6h-16M-58 32l-14 10M-10-74v-12M26-74l6-12M58 40l13 9M10 74l3 12M-30 74l-5 12"
            stroke="#ff7b5c"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </Moving>
      </At>
    </>
  );
}

/** By night at the Well House: the third treasure rolls into its safe, and the door shuts. */
export function Safe() {
  return (
    <>
      <defs>
        <linearGradient id="cave-minute-night" x2="0" y2="1">
          <stop stopColor="#171430" />
          <stop offset="1" stopColor="#4a3557" />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill="url(#cave-minute-night)" />
      <path
        d="M24 22h.1M62 48h.1M108 18h.1M204 22h.1M246 44h.1M296 18h.1M286 66h.1M20 74h.1"
        stroke="#ffe9c4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M276 26a16 16 0 1 0 14 24 13 13 0 0 1-14-24Z" fill="#fff1cf" />
      <path d="M0 116q80-24 170-12 90 10 150-6V200H0Z" fill="#2b3526" />
      <g strokeLinejoin="round">
        <path d="M40 84h240V190H40Z" fill="#8a4a33" stroke="#3a1c12" strokeWidth="2.500" />
        <path d="M40 104h240M40 124h240M40 144h240M40 164h240" stroke="#6b3524" strokeWidth="2" />
        <path d="M24 88 62 40H258l38 48Z" fill="#5a3a24" stroke="#2a160c" strokeWidth="3" />
        <path d="M52 56H268M40 72H280" stroke="#3f2616" strokeWidth="2.500" />
        <path d="M58 98H262V184H58Z" fill="#2b1a0e" stroke="#d9a75e" strokeWidth="2.500" />
      </g>
      <path d="M0 190q160-10 320 0V200H0Z" fill="#3d5230" />
      {[98, 160, 222].map((x, at) => (
        <At key={x} x={x - 30} y={108} scale={2.5}>
          <SafeShape full={at < 2} />
        </At>
      ))}
      <At x={222} y={140}>
        <Moving
          poses={[
            [0, 'translate(90px, 44px) rotate(200deg)'],
            [0.4, 'translate(90px, 44px) rotate(200deg)'],
            [1.1, 'translate(20px, 36px) rotate(30deg)'],
            [1.45, 'scale(0.8)'],
          ]}
        >
          <CardPicture name="goldNugget" x={-24} y={-20} width={48} height={36} />
        </Moving>
        <Moving
          poses={[
            [0, 'translate(-26px, 0px) scaleX(0.1)', 0],
            [1.5, 'translate(-26px, 0px) scaleX(0.1)', 0],
            [1.55, 'translate(-26px, 0px) scaleX(0.1)', 1],
            [1.9, 'none', 1],
          ]}
          easing="ease-in"
        >
          <g transform="translate(-30 -32) scale(2.5)">
            <SafeShape full />
          </g>
        </Moving>
        <Moving
          poses={[
            [0, 'scale(0.7)', 0],
            [1.85, 'scale(0.7)', 0],
            [2.05, 'none', 1],
            [2.5, 'scale(1.1)', 0.7],
          ]}
        >
          <path
            d="M0-44v-12M34-30l9-9M-34-30l-9-9M44 4h12M-44 4h-10"
            stroke="#fff3c4"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </Moving>
      </At>
    </>
  );
}

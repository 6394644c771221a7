import type { Hero, View } from '@lantern/games/improvised-dungeon-crawl/board';
import { CrownShape } from '../../../art/Crown';
import { Enter } from '../../../match/end/Enter';
import type { EndSceneProps } from '../../../match/end/gameEnd';
import { COINS, DRAGON_BACK, DRAGON_FRONT, DRAGON_HEAD } from '../art/dragon';
import { GARMENTS, HATS, HEADS } from '../art/heroes';
import { Strokes } from '../art/Picture';
import { Hall } from './Hall';

/** The heroes with the hoard of the dragon, or the dragon on its hoard and the fallen heroes in front of it. */
export function Scene({ view, outcome }: EndSceneProps<View>) {
  const won = outcome === 'won';
  const heroes = view.seats.flatMap((seat) => view.heroes[seat] ?? []);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax meet"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <Hall lit={won} />
      {won ? <Hoard /> : <Dragon />}
      {heroes.map((hero, at) => (
        <g
          key={hero.card}
          transform={`translate(${200 + (at - (heroes.length - 1) / 2) * Math.min(96, 320 / heroes.length)} ${won ? 196 : 246})`}
        >
          <Enter how="rise" at={2 + at}>
            <HeroFigure hero={hero} large={won} />
          </Enter>
          {won && hero.hp > 0 && (
            <Enter how="drop" at={6}>
              <g transform={`translate(0 ${-58})`}>
                <CrownShape size={30} />
              </g>
            </Enter>
          )}
        </g>
      ))}
      {won && <Coins />}
    </svg>
  );
}

/** A bust of a hero; fallen heroes are tombstones. */
function HeroFigure({ hero, large }: { hero: Hero; large: boolean }) {
  if (hero.hp === 0) return <Tomb />;
  return (
    <g transform={`scale(${large ? 1.02 : 0.56}) translate(-50 -50)`}>
      <Strokes drawing={GARMENTS[hero.heroClass]} />
      <Strokes drawing={HEADS[hero.race]} />
      <Strokes drawing={HATS[hero.heroClass]} />
    </g>
  );
}

const Tomb = () => (
  <g stroke="#17110e" strokeWidth="2">
    <path d="M-22 34V-8C-22-32 22-32 22-8V34Z" fill="#8b857b" />
    <path d="M-4-18H4V-8H14V0H4V20H-4V0H-14V-8H-4Z" fill="#4c4640" stroke="none" />
    <path d="M-30 36Q0 26 30 36Z" fill="#3c4a2c" />
  </g>
);

const Dragon = () => (
  <g transform="translate(110 34) scale(1.800)">
    <Enter how="fade" at={0}>
      <Strokes drawing={DRAGON_BACK} />
      <Strokes drawing={COINS} />
      <Strokes drawing={DRAGON_FRONT} />
      <Strokes drawing={DRAGON_HEAD} />
    </Enter>
  </g>
);

/** The hoard behind the heroes. */
const Hoard = () => (
  <Enter how="rise" at={0}>
    <path
      d="M-60 300C20 214 110 176 200 172 290 176 380 214 460 300Z"
      fill="#e6b64c"
      stroke="#231a17"
      strokeWidth="2.500"
    />
    <path d="M-60 300C40 236 120 214 200 212 280 214 360 236 460 300Z" fill="#b9822f" opacity="0.45" />
    <path
      d="M60 224l10-12 10 12-10 14ZM330 220l10-12 10 12-10 14Z"
      fill="#9fe9dc"
      stroke="#231a17"
      strokeWidth="1.800"
    />
    <path d="M110 206l8-10 9 10-9 12ZM292 206l8-10 9 10-9 12Z" fill="#bd4433" stroke="#231a17" strokeWidth="1.800" />
  </Enter>
);

/** Coins in front of the heroes. */
const Coins = () => (
  <Enter how="rise" at={5}>
    <path
      d="M-80 320C0 252 90 236 200 246 310 236 400 252 480 320Z"
      fill="#e6b64c"
      stroke="#231a17"
      strokeWidth="2.500"
    />
    <path
      d="M40 272a11 5 0 1 0 22 0a11 5 0 1 0-22 0M96 258a11 5 0 1 0 22 0a11 5 0 1 0-22 0M150 270a11 5 0 1 0 22 0a11 5 0 1 0-22 0M206 258a11 5 0 1 0 22 0a11 5 0 1 0-22 0M262 272a11 5 0 1 0 22 0a11 5 0 1 0-22 0M318 262a11 5 0 1 0 22 0a11 5 0 1 0-22 0M116 286a11 5 0 1 0 22 0a11 5 0 1 0-22 0M234 288a11 5 0 1 0 22 0a11 5 0 1 0-22 0"
      fill="#ffd661"
      stroke="#8a5a16"
      strokeWidth="1.500"
    />
  </Enter>
);

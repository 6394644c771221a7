import { type CardId, isTreasure, nameOf, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { CrownShape } from '../../../art/Crown';
import { TokenShape, tokenInitials } from '../../../art/SeatToken';
import { Enter } from '../../../match/end/Enter';
import type { EndSceneProps } from '../../../match/end/gameEnd';
import { CardPicture } from '../cards/pictures';
import { playerAt } from '../targets';
import { Safe } from './Safe';
import styles from './Scene.module.css';
import { Vault } from './Vault';

/** The positions of treasures in the safe: one on the upper shelf, two on the lower one, further ones between them. */
const PLACES: readonly (readonly [x: number, y: number, width: number])[] = [
  [146, 36, 88],
  [118, 120, 70],
  [192, 120, 70],
  [112, 58, 48],
  [220, 58, 48],
];

/** The open safe with the treasures of the winners; the other players look on. Without a winner the scene is dark. */
export function Scene({ view, outcome, crowned, names }: EndSceneProps<View>) {
  const isLit = crowned.length > 0;
  const initials = tokenInitials(names);
  const treasures = crowned
    .flatMap((seat) => playerAt(view, seat).deposited.filter(isTreasure))
    .slice(0, PLACES.length);
  const velvet = outcome === 'won' && crowned[0] !== undefined ? crowned[0] : null;
  const others = view.seats.filter((seat) => !crowned.includes(seat));
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax meet">
      <Vault lit={isLit} />
      <Safe velvet={velvet} open={isLit}>
        {treasures.map((card, at) => (
          <Treasure key={card} card={card} at={at} />
        ))}
      </Safe>
      {isLit && <Sparks />}
      {others.map((seat, at) => (
        <g key={seat} transform={`translate(${onlooker(at, others.length)} 268)`}>
          <Token seat={seat} initial={initials[seat]} size={38} />
        </g>
      ))}
      {crowned.map((seat, at) => (
        <g key={seat} transform={`translate(${200 + (at - (crowned.length - 1) / 2) * 58} 266)`}>
          <Token seat={seat} initial={initials[seat]} size={46} />
          <Enter how="drop" at={5}>
            <g transform="translate(0 -22)">
              <CrownShape size={38} />
            </g>
          </Enter>
        </g>
      ))}
    </svg>
  );
}

/** Returns the position of an onlooker; they stand on both sides. */
function onlooker(at: number, count: number): number {
  const left = Math.ceil(count / 2);
  return at < left ? 46 + at * 40 : 354 - (at - left) * 40;
}

function Token({ seat, initial, size }: { seat: Seat; initial: string | undefined; size: number }) {
  return (
    <>
      <ellipse cy={size * 0.46} rx={size * 0.55} ry={size * 0.14} fill="#000" opacity="0.4" />
      <TokenShape {...{ seat, initial, size }} />
    </>
  );
}

function Treasure({ card, at }: { card: CardId; at: number }) {
  const [x, y, width] = PLACES[at] ?? PLACES[0] ?? [0, 0, 0];
  return (
    <Enter how="drop" at={at + 2}>
      <svg aria-hidden="true" x={x} y={y} width={width} height={width * 0.75} className={styles.treasure}>
        <CardPicture name={nameOf(card)} />
      </svg>
    </Enter>
  );
}

const Sparks = () => (
  <Enter how="fade" at={4}>
    <path
      fill="#fff3c4"
      d="M124 56l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM262 66l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM170 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM254 130l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM108 112l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM226 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"
    />
  </Enter>
);

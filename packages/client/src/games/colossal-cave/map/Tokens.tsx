import { ROOMS, type RoomId, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { memo, useLayoutEffect, useRef } from 'react';
import { TokenShape, tokenInitials } from '../../../art/SeatToken';
import { atSpeed, isMotionReduced } from '../../../state/settings';
import styles from './CaveMap.module.css';
import type { MapChoice } from './choiceOnMap';
import { standing } from './geometry';
import type { Point } from './shapes';

const LONG_WAY = 150;

/** The movement of a token: a hop for a step, fading out and in for a warp. */
function hop(from: Point, to: Point): { frames: Keyframe[]; duration: number } {
  const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
  if (Math.hypot(to.x - from.x, to.y - from.y) > LONG_WAY) {
    const frames = [
      { transform: `${at(from)} scale(1)`, opacity: 1 },
      { transform: `${at(from)} scale(.2) rotate(180deg)`, opacity: 0, offset: 0.45 },
      { transform: `${at(to)} scale(.2) rotate(-180deg)`, opacity: 0, offset: 0.55 },
      { transform: `${at(to)} scale(1)`, opacity: 1 },
    ];
    return { frames, duration: 300 };
  }
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 16 };
  const frames = [
    { transform: `${at(from)} scale(1)`, easing: 'ease-out' },
    { transform: `${at(top)} scale(1.25)`, easing: 'ease-in' },
    { transform: `${at(to)} scale(1)` },
  ];
  return { frames, duration: 280 };
}

interface TokenProps extends Point {
  seat: Seat;
  initial: string | undefined;
  bright: boolean;
  active: boolean;
  /** Whether the token can be chosen for a card, or is chosen. */
  aim: 'open' | 'chosen' | undefined;
}

const Token = memo(function Token({ seat, initial, x, y, bright, active, aim }: TokenProps) {
  const group = useRef<SVGGElement>(null);
  const before = useRef<Point>({ x, y });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y };
    if ((from.x === x && from.y === y) || !group.current?.animate || isMotionReduced()) return;
    const { frames, duration } = hop(from, { x, y });
    group.current.animate(frames, { duration: atSpeed(duration) });
  }, [x, y]);
  return (
    <g
      ref={group}
      className={styles.tokenPlace}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-about={`seat:${seat}`}
    >
      <g className={styles.tokenShape}>
        <ellipse className={styles.tokenShadow} cx="0" cy="12" rx="10" ry="3" />
        {active && <circle className={styles.turnRing} r="15" />}
        {aim && <circle className={styles.aim} data-chosen={aim === 'chosen' || undefined} r="14.500" />}
        <TokenShape seat={seat} initial={initial} size={active ? 24 : 22} bright={bright} />
      </g>
    </g>
  );
});

/** The people in a room, in the order of the seats. */
export function whoIsIn(view: View, room: RoomId): Seat[] {
  return view.seats.filter((seat) => view.players[seat]?.room === room);
}

export interface TokensProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
  choice: MapChoice | null;
}

export function Tokens({ view, names, choice }: TokensProps) {
  const initials = tokenInitials(names);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={styles.tokens} aria-hidden="true">
      {view.seats.map((seat) => {
        const player = view.players[seat];
        if (!player?.room || !ROOMS[player.room]) return null;
        const together = whoIsIn(view, player.room);
        return (
          <Token
            key={seat}
            seat={seat}
            initial={initials[seat]}
            {...standing(player.room, together.indexOf(seat), together.length)}
            bright={player.inv.includes('brassLantern')}
            active={view.turn.seat === seat && !view.result}
            aim={choice?.seat === seat ? 'chosen' : choice?.seats.includes(seat) ? 'open' : undefined}
          />
        );
      })}
    </g>
  );
}

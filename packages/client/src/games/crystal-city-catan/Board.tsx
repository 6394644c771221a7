import {
  GARRISON_IDS,
  GARRISONS,
  POOL_IDS,
  type PoolId,
  ROADS,
  SITE_IDS,
  SITES,
} from '@lantern/games/crystal-city-catan/data/geometry';
import {
  colonyOf,
  exposedOf,
  inPool,
  pointsOf,
  rivalOf,
  totalOf,
} from '@lantern/games/crystal-city-catan/rules/colony';
import { stageOf } from '@lantern/games/crystal-city-catan/rules/due';
import { MARAUDERS_FROM } from '@lantern/games/crystal-city-catan/rules/marauders';
import { POOL_NAMES } from '@lantern/games/crystal-city-catan/text/names.en';
import type { View } from '@lantern/games/crystal-city-catan/view';
import type { Seat } from '@lantern/games/kit/seat';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../../table/board';
import styles from './Board.module.css';
import { BuildSheet } from './BuildSheet';
import { Colony, type Spot } from './Colony';
import { Decision } from './Decision';
import { DiceStrip } from './DiceStrip';
import { buildsAt, type Cell, cellOf, cellOfPool, sameCell } from './places';
import { TradeSheet } from './TradeSheet';
import { poolWords } from './words';

/** Two colonies face to face: the rival's above, the dice between, one's own below, what is asked under the thumb. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const mine = seat ?? '0';
  const rival = rivalOf(mine);
  const nameOf = (one: Seat): string => (one === seat ? 'You' : (names[one] ?? ''));
  const [place, setPlace] = useState<Cell | null>(null);
  const [trading, setTrading] = useState(false);
  const [losses, setLosses] = useState<Partial<Record<PoolId, number>>>({});
  const [claimFrom, setClaimFrom] = useState<PoolId | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision forgets what was half chosen for the last one
  useEffect(() => {
    setPlace(null);
    setTrading(false);
    setLosses({});
    setClaimFrom(null);
  }, [view.decisionId]);

  const stage = seat === null ? 'idle' : stageOf(view, seat);
  const chosen = POOL_IDS.reduce((sum, pool) => sum + (losses[pool] ?? 0), 0);
  const need = seat === null ? null : view.need[seat];
  const half = { losses, setLosses, claimFrom, setClaimFrom, setPlace, chosen };
  return (
    <div className={styles.board}>
      <div className={styles.rival}>
        <Score view={view} seat={rival} name={nameOf(rival)} />
        <Colony
          colony={colonyOf(view, rival)}
          title={`The colony of ${nameOf(rival)}`}
          small={stage !== 'claim'}
          spots={stage === 'claim' ? claimSpots(props, rival, half) : []}
        />
      </div>
      <DiceStrip view={view} />
      <div className={styles.own}>
        <Colony
          colony={colonyOf(view, mine)}
          title={seat === null ? `The colony of ${nameOf(mine)}` : 'Your colony'}
          spots={seat === null ? [] : ownSpots(props, seat, half)}
        />
        <Score view={view} seat={mine} name={nameOf(mine)} />
      </div>
      {seat !== null && (
        <Decision
          {...props}
          seat={seat}
          rival={nameOf(rival)}
          onTrade={() => setTrading(true)}
          claimFrom={claimFrom && POOL_NAMES[claimFrom]}
          losses={{
            chosen,
            count: need?.kind === 'lose' ? need.count : 0,
            send: () => void props.act('surrender', [losses]),
          }}
        />
      )}
      {place && seat !== null && (
        <BuildSheet {...props} seat={seat} title="Build here" builds={buildsAt(place)} onClose={() => setPlace(null)} />
      )}
      {trading && seat !== null && (
        <TradeSheet
          {...props}
          seat={seat}
          rival={nameOf(rival)}
          move={stage === 'answer' ? 'counterTrade' : 'offerTrade'}
          onClose={() => setTrading(false)}
        />
      )}
    </div>
  );
}

function Score({ view, seat, name }: { view: View; seat: Seat; name: string }) {
  const colony = colonyOf(view, seat);
  const exposed = exposedOf(colony);
  return (
    <dl className={styles.score} aria-label={`Score of ${name}`}>
      <div className={styles.points}>
        <dt>{name}</dt>
        <dd>
          {pointsOf(colony)}/{view.options.victoryPoints} points
        </dd>
      </div>
      <div className={exposed >= MARAUDERS_FROM ? styles.danger : undefined}>
        <dt>Resources</dt>
        <dd>
          {totalOf(colony)}, {exposed} exposed
        </dd>
      </div>
      <div>
        <dt>Stock</dt>
        <dd>
          {colony.stock[1]} small {colony.stock[2]} medium {colony.stock[3]} large
        </dd>
      </div>
    </dl>
  );
}

interface Half {
  losses: Partial<Record<PoolId, number>>;
  setLosses(losses: Partial<Record<PoolId, number>>): void;
  claimFrom: PoolId | null;
  setClaimFrom(pool: PoolId | null): void;
  setPlace(cell: Cell): void;
  chosen: number;
}

/** What can be tapped in one's own colony, by what is asked. */
function ownSpots(props: BoardProps<View>, seat: Seat, half: Half): Spot[] {
  const { view, legal, act } = props;
  const colony = colonyOf(view, seat);
  const pools = POOL_IDS.filter((pool) => colony.pools[pool] !== null);
  const spot = (pool: PoolId, lit: boolean, onTap: () => void, chosen?: number): Spot => ({
    cell: cellOfPool(pool),
    label: poolWords(colony, pool),
    lit,
    onTap,
    ...(chosen !== undefined && { chosen }),
  });
  const can = (move: string, ...args: unknown[]): boolean =>
    legal.some((choice) => choice.move === move && args.every((arg, index) => choice.args[index] === arg));
  switch (stageOf(view, seat)) {
    case 'gain':
      return pools.map((pool) => spot(pool, can('gain', pool), () => void act('gain', [pool])));
    case 'claim':
      return pools.map((pool) =>
        spot(pool, half.claimFrom !== null && can('claim', half.claimFrom, pool), () => {
          if (half.claimFrom) void act('claim', [half.claimFrom, pool]);
        }),
      );
    case 'garrison':
      return GARRISON_IDS.map((at) => ({
        cell: GARRISONS[at],
        label: at === 'N' ? 'northern Garrison' : 'southern Garrison',
        lit: can('loseGarrisonPip', at),
        onTap: () => void act('loseGarrisonPip', [at]),
      }));
    case 'lose':
      return pools.map((pool) => lossSpot(spot, colony.pools[pool] ?? 0, pool, view.need[seat], half));
    case 'build':
      return buildSpots(props, half.setPlace);
    default:
      return [];
  }
}

function lossSpot(
  spot: (pool: PoolId, lit: boolean, onTap: () => void, chosen?: number) => Spot,
  held: number,
  pool: PoolId,
  need: View['need'][Seat] | undefined,
  { losses, setLosses, chosen }: Half,
): Spot {
  const count = need?.kind === 'lose' ? need.count : 0;
  const taken = losses[pool] ?? 0;
  const more = taken < held && chosen < count;
  // One tap more than there is puts everything back.
  return spot(pool, more, () => setLosses({ ...losses, [pool]: more ? taken + 1 : 0 }), taken);
}

function claimSpots(props: BoardProps<View>, rival: Seat, { claimFrom, setClaimFrom }: Half): Spot[] {
  const colony = colonyOf(props.view, rival);
  return POOL_IDS.filter((pool) => inPool(colony, pool) > 0).map((pool) => ({
    cell: cellOfPool(pool),
    label: poolWords(colony, pool),
    lit: props.legal.some(({ move, args }) => move === 'claim' && args[0] === pool),
    ...(claimFrom === pool && { chosen: 1 }),
    onTap: () => setClaimFrom(pool),
  }));
}

const BUILD_PLACES: readonly { cell: Cell; label: string }[] = [
  ...SITE_IDS.map((site) => ({
    cell: SITES[site],
    label: site === 'cap' ? 'capital' : site === 'L' ? 'left suburb' : 'right suburb',
  })),
  { cell: ROADS.L, label: 'left side of the capital' },
  { cell: ROADS.R, label: 'right side of the capital' },
  { cell: GARRISONS.N, label: 'northern Garrison' },
  { cell: GARRISONS.S, label: 'southern Garrison' },
  { cell: { x: -3, y: 0 }, label: 'Starport of the left suburb' },
  { cell: { x: 3, y: 0 }, label: 'Starport of the right suburb' },
];

function buildSpots({ legal }: BoardProps<View>, onPlace: (cell: Cell) => void): Spot[] {
  return BUILD_PLACES.map(({ cell, label }) => ({
    cell,
    label: `Build: ${label}`,
    lit: legal.some((choice) => {
      const place = cellOf(choice);
      return place !== undefined && sameCell(place, cell);
    }),
    onTap: () => onPlace(cell),
  }));
}

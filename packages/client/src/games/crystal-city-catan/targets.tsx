import {
  CORNERS,
  type Colony,
  colonyOf,
  GARRISON_IDS,
  GARRISONS,
  inPool,
  POOL_IDS,
  PORTS,
  type PoolId,
  ROADS,
  SITE_IDS,
  SITES,
  stageOf,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../match/gameBoard';
import { Icon } from '../../ui/Icon';
import type { Target } from './map/Colony';
import styles from './map/Colony.module.css';
import { type Cell, cellOf, cellOfPool, sameCell } from './map/cells';
import { chosenLosses, previewOf, type Selection, type SetSelection, tapCorner } from './selection';
import { poolWords } from './sentences';
import { t } from './strings';

type Table = Pick<BoardProps<View>, 'view' | 'legal' | 'act'>;

/** The tappable places of the viewer's colony, by the question. */
export function ownTargets(table: Table, seat: Seat, selection: Selection, setSelection: SetSelection): Target[] {
  const { view, act } = table;
  const colony = previewOf(view, seat, selection);
  const pools = POOL_IDS.filter((pool) => colony.pools[pool] !== null);
  switch (stageOf(view, seat)) {
    case 'layout':
    case 'numbers':
      return CORNERS.map((at) => ({
        ...poolTarget(colony, at, false),
        glow: true,
        pressed: selection.held === at,
        onTap: () => setSelection(tapCorner(view, seat, selection, at)),
      }));
    case 'gain':
      return pools.map((pool) => ({
        ...poolTarget(colony, pool, can(table, 'gain', pool)),
        onTap: () => void act('gain', [pool]),
      }));
    case 'claim':
      return claimDestinations(table, colony, selection);
    case 'garrison':
      return GARRISON_IDS.filter((at) => colony.garrison[at] > 0).map((at) => ({
        cell: GARRISONS[at],
        label: t().described.garrison(at, colony.garrison[at]),
        lit: can(table, 'loseGarrisonPip', at),
        onTap: () => void act('loseGarrisonPip', [at]),
      }));
    case 'lose':
      return pools.map((pool) => lossTarget(view, seat, colony, pool, selection, setSelection));
    case 'build':
      return buildTargets(table, selection, setSelection);
    default:
      return [];
  }
}

/** The rival's pools from which a wager can be claimed; if only one own pool has room, one tap completes the claim. */
export function claimTargets(table: Table, rival: Seat, selection: Selection, setSelection: SetSelection): Target[] {
  const colony = colonyOf(table.view, rival);
  return POOL_IDS.filter((pool) => inPool(colony, pool) > 0).map((pool) => {
    const targets = table.legal.filter(({ move, args }) => move === 'claim' && args[0] === pool);
    return {
      ...poolTarget(colony, pool, targets.length > 0),
      pressed: selection.claimFrom === pool,
      onTap: () => {
        if (targets.length === 1) void table.act('claim', targets[0]?.args);
        else if (targets.length > 1) setSelection({ claimFrom: pool });
      },
    };
  });
}

function claimDestinations(table: Table, colony: Colony, { claimFrom }: Selection): Target[] {
  if (claimFrom === null) return [];
  return POOL_IDS.filter((pool) => can(table, 'claim', claimFrom, pool)).map((pool) => ({
    ...poolTarget(colony, pool, true),
    onTap: () => void table.act('claim', [claimFrom, pool]),
  }));
}

function can({ legal }: Table, move: string, ...args: unknown[]): boolean {
  return legal.some((choice) => choice.move === move && args.every((arg, index) => choice.args[index] === arg));
}

function poolTarget(colony: Colony, pool: PoolId, lit: boolean): Omit<Target, 'onTap'> {
  return { cell: cellOfPool(pool), label: poolWords(colony, pool), lit };
}

function lossTarget(
  view: View,
  seat: Seat,
  colony: Colony,
  pool: PoolId,
  selection: Selection,
  setSelection: SetSelection,
): Target {
  const need = view.need[seat];
  const count = need?.kind === 'lose' ? need.count : 0;
  const taken = selection.losses[pool] ?? 0;
  const more = taken < inPool(colony, pool) && chosenLosses(selection) < count;
  const target = poolTarget(colony, pool, more);
  return {
    ...target,
    label: taken > 0 ? t().described.givenUp(target.label, taken) : target.label,
    pressed: taken > 0,
    ...(taken > 0 && { badge: <b className={styles.loss}>−{taken}</b> }),
    // One tap beyond the available units resets the pool.
    onTap: () => setSelection({ losses: { ...selection.losses, [pool]: more ? taken + 1 : 0 } }),
  };
}

/** Every place where something can be built, with its label. */
function buildPlaces(): { cell: Cell; label: string }[] {
  const { sites, road, garrisonPlace, portPlace } = t().described;
  return [
    ...SITE_IDS.map((site) => ({ cell: SITES[site], label: sites[site] })),
    { cell: ROADS.L, label: road.L },
    { cell: ROADS.R, label: road.R },
    ...GARRISON_IDS.map((at) => ({ cell: GARRISONS[at], label: garrisonPlace[at] })),
    { cell: PORTS.L, label: portPlace.L },
    { cell: PORTS.R, label: portPlace.R },
  ];
}

export function placeName(place: Cell): string {
  return buildPlaces().find(({ cell }) => sameCell(cell, place))?.label ?? '';
}

/** A tap on a place opens its builds; another tap closes them. */
function buildTargets({ legal }: Table, { place: open }: Selection, setSelection: SetSelection): Target[] {
  return buildPlaces().map(({ cell, label }) => {
    const lit = legal.some((choice) => {
      const place = cellOf(choice);
      return place !== undefined && sameCell(place, cell);
    });
    const held = open !== null && sameCell(open, cell);
    return {
      cell,
      label: t().described.place(label, lit),
      lit,
      expanded: held,
      ...(open && { pressed: held }),
      ...(lit && { badge: <Plus /> }),
      onTap: () => setSelection({ place: held ? null : cell }),
    };
  });
}

/** Marks a place where something can be built. */
function Plus() {
  return (
    <span className={styles.plus}>
      <Icon name="plus" size={14} />
    </span>
  );
}

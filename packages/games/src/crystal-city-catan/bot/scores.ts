import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { PortId, Side, SiteId } from '../data/geometry';
import type { Resource } from '../data/resources';
import { colonyOf, pointsOf } from '../rules/colony';
import type { Colony } from '../state';
import type { Level, Size } from '../types';
import type { View } from '../view';

/** The value of every build to the bot (section 14); above 999 it wins. */
export function scoreOf(view: View, seat: Seat, { move, args }: Choice): number {
  const colony = colonyOf(view, seat);
  const wins = pointsOf(colony) + pointsAdded(colony, move, args) >= view.options.victoryPoints;
  return wins ? 1000 : (SCORES[move]?.(colony, args) ?? 0);
}

function pointsAdded(colony: Colony, move: string, args: readonly unknown[]): number {
  if (move === 'buildHospital') return 1;
  if (move === 'buildArmory') return 2;
  if (move === 'buildSuburb') return args[1] as Size;
  if (move === 'grow') return (args[1] as Size) - (colony.sites[args[0] as SiteId]?.base ?? 0);
  return 0;
}

const SCORES: Readonly<Record<string, (colony: Colony, args: readonly unknown[]) => number>> = {
  buildHospital: (_, [site]) => (site === 'cap' ? 90 : 70),
  buildArmory: (colony, [site]) => (hasHospital(colony, site as SiteId) ? 75 : site === 'cap' ? 30 : 25),
  buildSuburb: (_, [, size]) => [60, 30, 10][(size as Size) - 1] ?? 0,
  buildRoad: (colony, [side, size]) => scoreRoad(colony, side as Side, size as Size),
  buildStorehouse: (colony, [site, resource]) => {
    if (!hasHospital(colony, site as SiteId)) return 5;
    return (resource as Resource) === 'M' || resource === 'F' ? 48 : 38;
  },
  grow: (colony, [site, size]) => scoreGrowth(colony, site as SiteId, size as Size),
  buildGarrison: (_, [, size]) => [28, 18, 8][(size as Size) - 1] ?? 0,
  buildStarport: (_, [port, size]) => scoreStarport(port as PortId, size as Level),
};

function scoreRoad(colony: Colony, side: Side, size: Size): number {
  if (colony.road[side] === 0) return size === 1 ? 50 : 12;
  const suburb = colony.sites[side];
  const filled = suburb?.base === colony.road[side] && suburb.hospital;
  return colony.sites.cap.hospital && filled && size === colony.road[side] + 1 ? 35 : 5;
}

function scoreGrowth(colony: Colony, site: SiteId, size: Size): number {
  const community = colony.sites[site];
  if (!community) return 0;
  if (community.hospital) return 45;
  if (site === 'cap') {
    if (size !== 2) return 4;
    return colony.sites.L && colony.sites.R ? 40 : 8;
  }
  return size === 2 && colony.sites.cap.hospital ? 33 : 4;
}

/** Beside a suburb, whose types it trades at the better rate; at the capital it would stand where a road goes. */
function scoreStarport(port: PortId, size: Level): number {
  if (port !== 'L' && port !== 'R') return 6;
  return size === 2 ? 49 : 46;
}

function hasHospital(colony: Colony, site: SiteId): boolean {
  return colony.sites[site]?.hospital === true;
}

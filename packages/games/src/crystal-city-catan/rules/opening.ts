import type { MoveContext } from '../../kit/move';
import type { Random } from '../../kit/random';
import { CORNERS, type Corner } from '../data/geometry';
import type { Resource } from '../data/resources';
import type { SealedChoice, State } from '../state';
import { colonyOf } from './colony';
import { rollNumberDice } from './numberDice';
import { turnUp } from './sealing';
import { record } from './story';

const SEATS = ['0', '1'] as const;

/** S4: both layouts are in, or given; then the number dice are rolled. */
export function showLayouts({ state, random }: MoveContext<State>): void {
  const choices = turnUp(state, SEATS);
  if (!choices) return;
  for (const seat of SEATS) {
    const { resources } = choices[seat] as Extract<SealedChoice, { kind: 'layout' }>;
    colonyOf(state, seat).corner = byCorner(resources);
  }
  state.decisionId += 1;
  beginNumbers(state, random);
}

/** S5: the number dice of both players; then they assign them. */
export function beginNumbers(state: State, random: Random): void {
  const corners = SEATS.map((seat) => [seat, colonyOf(state, seat).corner as Record<Corner, Resource>] as const);
  record(state, 'layoutsShown', { layouts: Object.fromEntries(corners) });
  for (const seat of SEATS) {
    const passes = rollNumberDice(random);
    state.setupRolls.number[seat] = passes;
    colonyOf(state, seat).dice = passes.at(-1) as number[];
    record(state, 'diceRolled', { seat, dice: passes.at(-1) as number[] });
  }
  state.step = 'numbers';
}

/** S6: both assignments are in; the value becomes the number of the type. Then the roll-off. */
export function showNumbers({ state, random }: MoveContext<State>): void {
  const choices = turnUp(state, SEATS);
  if (!choices) return;
  const shown: Record<string, Record<Resource, number>> = {};
  for (const seat of SEATS) {
    const colony = colonyOf(state, seat);
    const { values } = choices[seat] as Extract<SealedChoice, { kind: 'numbers' }>;
    const corner = colony.corner as Record<Corner, Resource>;
    colony.number = Object.fromEntries(CORNERS.map((at, index) => [corner[at], values[index]])) as Record<
      Resource,
      number
    >;
    shown[seat] = colony.number;
  }
  record(state, 'numbersShown', { numbers: shown });
  state.decisionId += 1;
  rollOff(state, random);
}

/** S7: two dice each, the event die first; equal sums are rolled again by both. */
function rollOff(state: State, random: Random): void {
  for (;;) {
    const rolls: Record<string, [number, number]> = {};
    for (const seat of SEATS) rolls[seat] = [random.die(6), random.die(6)];
    const sums = SEATS.map((seat) => (rolls[seat] as [number, number]).reduce((a, b) => a + b, 0)) as [number, number];
    const winner = sums[0] === sums[1] ? null : sums[0] > sums[1] ? '0' : '1';
    state.setupRolls.off.push(rolls);
    record(state, 'rolledOff', { rolls, winner });
    if (winner === null) continue;
    state.offWinner = winner;
    state.step = 'order';
    return;
  }
}

/** Four values in the order NW, NE, SW, SE. */
function byCorner(resources: readonly Resource[]): Record<Corner, Resource> {
  return Object.fromEntries(CORNERS.map((corner, index) => [corner, resources[index]])) as Record<Corner, Resource>;
}

import type { Moves } from '../../kit/move';
import type { State } from '../state';
import type { View } from '../view';
import { concede } from './concede';
import { deposit } from './deposit';
import { discardCard } from './discardCard';
import { doNothing } from './doNothing';
import { draw } from './draw';
import { drawExtra } from './drawExtra';
import { dropItem } from './dropItem';
import { keepPicked } from './keepPicked';
import { moveExtra } from './moveExtra';
import { moveTo } from './moveTo';
import { payToll } from './payToll';
import { pickCard } from './pickCard';
import { playCard } from './playCard';
import { playPicked } from './playPicked';
import { respond } from './respond';
import { runStep } from './runStep';
import { setStanding } from './setStanding';
import { skipDraw } from './skipDraw';
import { stay } from './stay';
import { stopRun } from './stopRun';
import { useItem } from './useItem';

/** The moves of section 7. */
export const moves = {
  useItem,
  draw,
  skipDraw,
  moveTo,
  stay,
  playCard,
  drawExtra,
  moveExtra,
  deposit,
  doNothing,
  respond,
  payToll,
  pickCard,
  playPicked,
  keepPicked,
  runStep,
  stopRun,
  dropItem,
  discardCard,
  setStanding,
  concede,
} satisfies Moves<State, View>;

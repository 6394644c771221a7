import { moduleOf } from '../engine/moduleOf';
import { decisionClock } from '../kit/clock';
import { about } from './about';
import { bot } from './bot/bot';
import { imagine } from './bot/imagine';
import { outlook } from './bot/outlook';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves';
import { type Options, options } from './options';
import { orders } from './orders';
import { setup } from './setup';
import { course } from './stages';
import type { State } from './state';
import { strings } from './strings/en/index';
import { shows } from './takeBack';
import { timeOut } from './timeOut';
import { type View, view } from './view';

export const crystalWars = moduleOf<State, View, Options, Facts>({
  id: about.id,
  rulesVersion: 1,
  players: about.players,
  about,
  options,
  setup,
  course,
  view,
  moves,
  clock: decisionClock,
  overDays: { asides: ['casualty'] },
  orders,
  timeOut,
  defaultMove: defaultMove,
  bot,
  imagine,
  outlook,
  lookAhead: () => ({ steps: 4000, errors: 1.5 }),
  shows,
  invariants,
  strings,
});

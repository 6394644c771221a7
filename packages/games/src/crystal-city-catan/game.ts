import { moduleOf } from '../engine/moduleOf';
import { about } from './about';
import { bot } from './bot/bot';
import { imagine } from './bot/imagine';
import { outlook } from './bot/outlook';
import { clock } from './clock';
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
import { lost, shows } from './takeBack';
import { timeOut } from './timeOut';
import { type View, view } from './view';

export const crystalCityCatan = moduleOf<State, View, Options, Facts>({
  id: about.id,
  rulesVersion: 1,
  players: about.players,
  about,
  options,
  setup,
  course,
  view,
  moves,
  clock,
  overDays: { asides: ['answer', 'gain', 'claim', 'garrison', 'lose'], routine: ({ step }) => step === 'roll' },
  orders,
  timeOut,
  defaultMove: defaultMove,
  bot,
  imagine,
  outlook,
  lookAhead: () => ({ steps: 6000, errors: 1.5 }),
  shows,
  lost,
  invariants,
  strings,
});

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
import { lost, renumber, reshuffle, shows } from './takeBack';
import { timeOut } from './timeOut';
import { type View, view, withhold } from './view';

/** Colossal Cave: The Board Game. */
export const colossalCave = moduleOf<State, View, Options, Facts>({
  id: about.id,
  rulesVersion: 1,
  players: about.players,
  about,
  options,
  setup,
  course,
  view,
  withhold,
  moves,
  clock,
  overDays: { asides: ['respond', 'drop'], options: { reactionTiming: 'early' } },
  orders,
  timeOut: timeOut,
  defaultMove,
  bot,
  imagine,
  outlook,
  lookAhead: () => ({ steps: 3000, errors: 1.5 }),
  shows,
  lost,
  renumber,
  reshuffle,
  invariants,
  strings,
});

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
import { setup } from './setup';
import { course } from './stages';
import type { State } from './state';
import { strings } from './strings/en/index';
import { reshuffle, shows } from './takeBack';
import { timeOut } from './timeOut';
import { type View, view } from './view';

export const newGame = moduleOf<State, View, Options, Facts>({
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
  timeOut,
  defaultMove,
  bot,
  imagine,
  outlook,
  shows,
  reshuffle,
  invariants,
  strings,
});

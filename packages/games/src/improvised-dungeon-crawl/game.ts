import { moduleOf } from '../engine/moduleOf';
import { about } from './about';
import { bot } from './bot/bot';
import { imagine } from './bot/imagine';
import { lookAhead } from './bot/lookAhead';
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
import { renumber, shows } from './takeBack';
import { timeOut } from './timeOut';
import { type View, view } from './view';

export const improvisedDungeonCrawl = moduleOf<State, View, Options, Facts>({
  id: about.id,
  rulesVersion: 2,
  players: about.players,
  about,
  options,
  setup,
  course,
  view,
  moves,
  clock,
  overDays: { asides: ['luck', 'evade', 'reveal', 'trap', 'propose', 'vote', 'rest', 'prepare'] },
  orders,
  timeOut,
  defaultMove,
  bot,
  imagine,
  outlook,
  lookAhead,
  shows,
  renumber,
  invariants,
  strings,
});

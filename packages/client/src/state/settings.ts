import { useSyncExternalStore } from 'react';
import type { Language } from './language';
import { Observable } from './observable';
import { keep, recall } from './storage';

/** The speeds of animations, at a table, on a big screen and in a replay, in every game. */
export const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;

/** The levels of speech for screen readers: every line, the viewer's own affairs and others in short, or own turns. */
export const SPEECH = ['everything', 'mine', 'turns'] as const;

export interface Settings {
  language: 'system' | Language;
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  /** Vibrates at the beginning of the user's turn and for their actions, if the device supports it. */
  vibration: boolean;
  motion: 'system' | 'less' | 'full';
  /** The speed of animations; with `none` everything is shown at once. */
  speed: (typeof SPEEDS)[number];
  speech: (typeof SPEECH)[number];
  /** The person uses a screen reader: short clocks begin once the question could have been spoken. */
  listens: boolean;
  /** Enables the shortcuts of a single character at a table. */
  letterKeys: boolean;
  /** The keys that ask questions at a table, by question, if they differ from the defaults; empty for none. */
  askingKeys: Readonly<Record<string, string>>;
  /** Shows letters on everything that is distinguished by colour. */
  letters: boolean;
  /** Passes automatically if no card in hand can react. */
  autoPass: boolean;
  /** Rolls automatically if there is nothing else to decide. */
  autoRoll: boolean;
}

const store = new Observable<Settings>({
  language: 'system',
  theme: 'system',
  sound: true,
  vibration: true,
  motion: 'system',
  speed: 'normal',
  speech: 'mine',
  listens: false,
  letterKeys: true,
  askingKeys: {},
  letters: false,
  autoPass: true,
  autoRoll: true,
  ...recall<Partial<Settings>>('settings'),
});

export const settings = store.get;

/** Returns the current settings and renders again when they change. */
export const useSettings = (): Settings => useSyncExternalStore(store.subscribe, store.get);

export const onSettings = store.subscribe;

/** Changes settings, stores them and applies them to the page. */
export function changeSettings(change: Partial<Settings>): void {
  store.set(change);
  keep('settings', store.get());
  applySettings();
}

/** The factor on the duration of all animations, by speed. The style sheets read it as `--speed`. */
const TEMPO: Readonly<Record<Settings['speed'], number>> = { calm: 1.5, normal: 1, quick: 0.4, none: 0 };

/** Writes theme, motion, speed and letters to the root element, where the style sheets read them. */
export function applySettings(): void {
  const { theme, motion, speed, letters } = store.get();
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const wanted = speed === 'none' ? 'less' : motion;
  if (wanted === 'system') delete dataset.motion;
  else dataset.motion = wanted;
  style.setProperty('--speed', String(TEMPO[speed]));
  if (letters) dataset.letters = 'on';
  else delete dataset.letters;
}

/** Returns a duration at the chosen speed. @param milliseconds at normal speed */
export const atSpeed = (milliseconds: number): number => milliseconds * TEMPO[store.get().speed];

/** Whether animations should be reduced: by the setting in Lantern, otherwise by that of the device. */
export function isMotionReduced(): boolean {
  const { motion, speed } = store.get();
  if (speed === 'none') return true;
  return motion === 'system' ? matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'less';
}

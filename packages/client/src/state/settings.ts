import { useSyncExternalStore } from 'react';
import type { Language } from './language';
import { Observable } from './observable';
import { keep, recall } from './storage';

/** How fast things move. */
export const SPEEDS = ['calm', 'normal', 'quick'] as const;

/** How a person wants Lantern to look and sound on this device. */
export interface Settings {
  language: 'system' | Language;
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  /** Hums when it is one's turn, where the device can. */
  vibration: boolean;
  motion: 'system' | 'less' | 'full';
  /** How fast things move, where they do. */
  speed: (typeof SPEEDS)[number];
  /** Letters on everything that is told apart by colour. */
  letters: boolean;
  /** Passes by itself where nothing in hand answers. */
  autoPass: boolean;
}

const store = new Observable<Settings>({
  language: 'system',
  theme: 'system',
  sound: true,
  vibration: true,
  motion: 'system',
  speed: 'normal',
  letters: false,
  autoPass: true,
  ...recall<Partial<Settings>>('settings'),
});

/** The settings now. */
export const settings = store.get;

/** The settings, and again whenever they change. */
export const useSettings = (): Settings => useSyncExternalStore(store.subscribe, store.get);

/** Hears of every change of the settings. */
export const onSettings = store.subscribe;

/** Changes settings, keeps them and puts them on the page. */
export function changeSettings(change: Partial<Settings>): void {
  store.set(change);
  keep('settings', store.get());
  applySettings();
}

/** Puts theme, motion, its speed and letters on the root element, where the style sheets look for them. */
export function applySettings(): void {
  const { theme, motion, speed, letters } = store.get();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (motion === 'system') delete dataset.motion;
  else dataset.motion = motion;
  if (speed === 'normal') delete dataset.speed;
  else dataset.speed = speed;
  if (letters) dataset.letters = 'on';
  else delete dataset.letters;
}

/** By speed: what the time of everything that moves is multiplied with; `--tempo` of the style sheets is the same. */
const TEMPO: Readonly<Record<Settings['speed'], number>> = { calm: 1.5, normal: 1, quick: 0.4 };

/** How long something takes at the speed this person wants. @param milliseconds at the usual speed */
export const paced = (milliseconds: number): number => milliseconds * TEMPO[store.get().speed];

/** Whether things should stand still: as this person has set it here, else on the device. */
export function isMotionReduced(): boolean {
  const { motion } = store.get();
  return motion === 'system' ? matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'less';
}

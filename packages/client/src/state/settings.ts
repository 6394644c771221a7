import { useSyncExternalStore } from 'react';
import type { Language } from './language';
import { Observable } from './observable';
import { keep, recall } from './storage';

/** How a person wants Lantern to look and sound on this device. */
export interface Settings {
  language: 'system' | Language;
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  /** Hums when it is one's turn, where the device can. */
  vibration: boolean;
  motion: 'system' | 'less' | 'full';
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

/** Puts theme, motion and letters on the root element, where the style sheets look for them. */
export function applySettings(): void {
  const { theme, motion, letters } = store.get();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (motion === 'system') delete dataset.motion;
  else dataset.motion = motion;
  if (letters) dataset.letters = 'on';
  else delete dataset.letters;
}

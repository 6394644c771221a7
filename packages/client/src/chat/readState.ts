import type { ChatMessage, Speaker } from '@lantern/protocol/chat';
import { useSyncExternalStore } from 'react';
import { Observable } from '../state/observable';
import { keep, recall } from '../state/storage';

/** What somebody has read of a conversation, and whom they do not want to hear. Kept on this device. */
export interface Reading {
  /** Time of the newest remark that was read. */
  readUntil: number;
  unheard: readonly Speaker[];
}

const NEW: Reading = { readUntil: 0, unheard: [] };

const stores = new Map<string, Observable<Reading>>();

function storeOf(code: string): Observable<Reading> {
  const store = stores.get(code) ?? new Observable<Reading>({ ...NEW, ...recall<Partial<Reading>>(`talk.${code}`) });
  stores.set(code, store);
  return store;
}

function change(code: string, to: Partial<Reading>): void {
  const store = storeOf(code);
  store.set(to);
  keep(`talk.${code}`, store.get());
}

/** How far the conversation of a room has been read, and again whenever that changes. */
export function useReading(code: string): Reading {
  const { subscribe, get } = storeOf(code);
  return useSyncExternalStore(subscribe, get);
}

/** Notes that everything up to now has been read. */
export function markRead(code: string, said: readonly ChatMessage[]): void {
  const readUntil = said.at(-1)?.at ?? 0;
  if (readUntil > storeOf(code).get().readUntil) change(code, { readUntil });
}

/** Hears somebody no longer, or again. */
export function setUnheard(code: string, speaker: Speaker, unheard: boolean): void {
  const others = storeOf(code)
    .get()
    .unheard.filter((one) => !sameSpeaker(one, speaker));
  change(code, { unheard: unheard ? [...others, speaker] : others });
}

export const sameSpeaker = (one: Speaker, other: Speaker): boolean =>
  one.seat === other.seat && one.name === other.name;

/** Whether somebody is among those speakers. */
export const among = (speakers: readonly Speaker[], speaker: Speaker): boolean =>
  speakers.some((one) => sameSpeaker(one, speaker));

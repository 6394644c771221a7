import type { ChatMessage, Speaker } from '@lantern/protocol/chat';
import { useSyncExternalStore } from 'react';
import { Observable } from '../state/observable';
import { keep, recall } from '../state/storage';

/** What somebody has read of a conversation, and whom they do not want to hear. Kept on this device. */
export interface ReadState {
  /** Time of the newest remark that was read. */
  readUntil: number;
  unheard: readonly Speaker[];
}

const NEW: ReadState = { readUntil: 0, unheard: [] };

const stores = new Map<string, Observable<ReadState>>();

function readStateOf(code: string): Observable<ReadState> {
  const store =
    stores.get(code) ?? new Observable<ReadState>({ ...NEW, ...recall<Partial<ReadState>>(`talk.${code}`) });
  stores.set(code, store);
  return store;
}

function change(code: string, to: Partial<ReadState>): void {
  const store = readStateOf(code);
  store.set(to);
  keep(`talk.${code}`, store.get());
}

/** How far the conversation of a room has been read, and again whenever that changes. */
export function useReadState(code: string): ReadState {
  const { subscribe, get } = readStateOf(code);
  return useSyncExternalStore(subscribe, get);
}

/** Notes that everything up to now has been read. */
export function markRead(code: string, said: readonly ChatMessage[]): void {
  const readUntil = said.at(-1)?.at ?? 0;
  if (readUntil > readStateOf(code).get().readUntil) change(code, { readUntil });
}

/** Hears somebody no longer, or again. */
export function setHidden(code: string, speaker: Speaker, unheard: boolean): void {
  const others = readStateOf(code)
    .get()
    .unheard.filter((one) => !sameSpeaker(one, speaker));
  change(code, { unheard: unheard ? [...others, speaker] : others });
}

export const sameSpeaker = (one: Speaker, other: Speaker): boolean =>
  one.seat === other.seat && one.name === other.name;

/** Whether somebody is among those speakers. */
export const among = (speakers: readonly Speaker[], speaker: Speaker): boolean =>
  speakers.some((one) => sameSpeaker(one, speaker));

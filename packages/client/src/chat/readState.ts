import type { ChatMessage, Speaker } from '@lantern/protocol/chat';
import { useSyncExternalStore } from 'react';
import { Observable } from '../state/observable';
import { keep, recall } from '../state/storage';

/** How far somebody has read a chat, and whom they have muted. Stored on this device. */
export interface ReadState {
  /** The time of the newest message that was read. */
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

/** Returns the read state of a room and renders again when it changes. */
export function useReadState(code: string): ReadState {
  const { subscribe, get } = readStateOf(code);
  return useSyncExternalStore(subscribe, get);
}

export function markRead(code: string, said: readonly ChatMessage[]): void {
  const readUntil = said.at(-1)?.at ?? 0;
  if (readUntil > readStateOf(code).get().readUntil) change(code, { readUntil });
}

/** Mutes or unmutes a speaker on this device. */
export function setHidden(code: string, speaker: Speaker, unheard: boolean): void {
  const others = readStateOf(code)
    .get()
    .unheard.filter((one) => !sameSpeaker(one, speaker));
  change(code, { unheard: unheard ? [...others, speaker] : others });
}

export const sameSpeaker = (speaker: Speaker, other: Speaker): boolean =>
  speaker.seat === other.seat && speaker.name === other.name && speaker.operator === other.operator;

export const among = (speakers: readonly Speaker[], speaker: Speaker): boolean =>
  speakers.some((one) => sameSpeaker(one, speaker));

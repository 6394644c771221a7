/**
 * The keys of the sender: none, those of a seat in another match, those of an own seat in this one, or those of the
 * host of a room that may be abused; or an exact copy of what an honest person has sent.
 */
export type Pass = 'stranger' | 'neighbour' | 'insider' | 'owner' | 'thief';

/** A hostile input. Names in braces are placeholders for properties of its target. */
export interface Input {
  /**
   * Sent over a socket that has joined the namespace, as raw bytes on such a socket, or as a request; as one of many
   * simultaneous joins; or as the guess of a room's code.
   */
  via: 'socket' | 'bytes' | 'http' | 'rush' | 'guess';
  namespace: string;
  pass: Pass;
  /** A message or a request as text; raw bytes and binary messages in base64. */
  text: string;
  binary: boolean;
  /** Whether the sender must get an answer or be cut off; otherwise silence is allowed. */
  due: boolean;
  /** The mutations that were applied. */
  how: string;
}

/** The properties of a target for a sender. */
export interface Names {
  match: string;
  code: string;
  seat: string;
  key: string;
  hostKey: string;
  /** The secret that moves the seat to another device. */
  token: string;
  /** Address of the push service. */
  push: string;
  /** Version of the seat's view. */
  version: number;
  /** The event by which an honest person has made a move in that match, as JSON. */
  stolen: string;
}

/** Replaces the placeholders in a text by the names of its target. */
export function addressed(text: string, names: Names): string {
  return text
    .replaceAll('"{version}"', String(names.version))
    .replace(/\{(match|code|seat|key|hostKey|token|push|stolen)\}/g, (_, name: keyof Names) => String(names[name]));
}

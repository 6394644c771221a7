/**
 * With whose keys something is sent: nobody's, those of a seat at another table, those of an own seat at this one, or those
 * of the host of a room that is there to be abused; or word for word as somebody honest has sent it before.
 */
export type Pass = 'stranger' | 'neighbour' | 'insider' | 'owner' | 'thief';

/** Something hostile, ready but for the names in braces, which stand for what its target is like. */
export interface Input {
  /**
   * Over a socket that has joined the namespace, as bytes beneath such a socket, or as a request; in a rush of packets that
   * all ask to come in; as the guess of a room's code.
   */
  via: 'socket' | 'bytes' | 'http' | 'rush' | 'guess';
  namespace: string;
  pass: Pass;
  /** A message or a request as text; single bytes, and messages of bytes, in base64. */
  text: string;
  binary: boolean;
  /** Whether whoever sends it must get an answer or be cut off; else silence will do. */
  due: boolean;
  /** What has been done to the good traffic it comes from. */
  how: string;
}

/** What a target is like for whoever sends something there. */
export interface Names {
  match: string;
  code: string;
  seat: string;
  key: string;
  hostKey: string;
  /** What lets another device take over the seat. */
  token: string;
  /** Address of the push service. */
  push: string;
  /** Version of the seat's view. */
  version: number;
  /** The event by which somebody honest has made a move at that table, as JSON. */
  stolen: string;
}

/** The text with the names of its target. */
export function addressed(text: string, names: Names): string {
  return text
    .replaceAll('"{version}"', String(names.version))
    .replace(/\{(match|code|seat|key|hostKey|token|push|stolen)\}/g, (_, name: keyof Names) => String(names[name]));
}

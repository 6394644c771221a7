/** Giving up a seat or the role of the host, and undoing that. */
export const leaving = {
  undo: 'Undo',
  cancel: 'Cancel',
  stand: { action: 'Stand up', done: 'You left your seat.' },
  remove: { action: (name: string) => `Remove ${name}`, done: (name: string) => `${name} was removed.` },
  host: {
    done: (name: string) => `${name} is the host now. To get the role back, ask ${name}.`,
  },
  /** The consequences in a running match. */
  asks: {
    stand: 'Your seat becomes free, or its bot plays on. You can take it again as long as no one else has it.',
    remove: (name: string) =>
      `${name} loses this seat. ${name} can ask for it again; you and one more player must agree.`,
    removeBot: (name: string) => `${name} stops playing, and the seat becomes free. Players can ask for it.`,
    host: (name: string) => `${name} can then remove players, pause the match and change the room. You cannot.`,
  },
  /** @param by the name of the host; `null` if the host has no seat */
  removed: (by: string | null) => `${by ?? 'The host'} removed you from your seat.`,
  again: 'Take a seat again',
  lost: {
    /** @param by the name of the host; `null` if the host has no seat */
    removed: (by: string | null) => `${by ?? 'The host'} removed you from your seat. You can watch.`,
    moved: 'Your seat was moved to another device. You can watch here.',
    gone: 'This seat is no longer yours. You can watch.',
    back: 'You have your seat back.',
  },
  /** The messages to a new host. */
  youHost: {
    now: 'You are the host now.',
    /** @param by the name of the previous host; `null` if they have no seat */
    made: (by: string | null) => (by === null ? 'You are the host now.' : `${by} made you the host.`),
    /** @param name the absent host, if known */
    until: (name: string | null) => `You are the host until ${name ?? 'the first host'} is back.`,
    /** @param name the person who was host in the meantime */
    again: (name: string | null) =>
      `You are the host again. ${name ?? 'Someone else'} was the host while you were away.`,
  },
  /** @param why a sentence */
  nameless: (why: string) => `You are here without your name. ${why}`,
  hostBack: (name: string | null) => `${name ?? 'The first host'} is back and is the host again.`,
};

export type LeavingStrings = typeof leaving;

/** The sound of a fact when it lands. */
export type FactCue = 'dice' | 'hit' | 'find' | 'build' | 'loss' | 'victory';

/** A kind of sound. */
export type Cue = FactCue | 'turn' | 'move' | 'refusal';

/** The timbre of a game: all games share the sounds, but each plays them on another instrument. */
export interface Timbre {
  /** The pitch of the lowest tone, in hertz. */
  root: number;
  /** The overtones of a tone: the factor of its pitch, and the relative loudness. */
  partials: readonly (readonly [factor: number, share: number])[];
  /** The decay time of a tone, in seconds. */
  ring: number;
  /** The pitch of a die that falls on the table, in hertz. */
  knock: number;
}

import type { Seat } from '@lantern/protocol/seat';
import { settings } from '../../state/settings';
import type { Signal } from './cues';
import { play } from './sound';
import type { Cue, Timbre } from './voice';

/** The vibration patterns, on and off in milliseconds. Cues without one only sound. */
const HUMS: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  turn: [120, 80, 120],
  dice: [15],
  hit: [45],
  find: [20, 40, 20],
  build: [30],
  loss: [60, 60, 140],
  victory: [40, 50, 40, 50, 160],
};

/** The delay between two cues of a fact. */
const CUE_GAP_SECONDS = 0.14;

/**
 * Plays the sounds and vibrations of signals. On a hidden page only the call to the turn is played.
 * @param seat the listener; `null` for a spectator
 */
export function hear(signals: readonly Signal[], timbre: Timbre | undefined, seat: Seat | null): void {
  const perceived = signals.filter(({ cue }) => !document.hidden || cue === 'turn');
  if (settings().sound) {
    perceived.forEach(({ cue }, place) => {
      play(cue, timbre, place * CUE_GAP_SECONDS);
    });
  }
  hum(perceived, seat);
}

/** Vibrates for the actions of the device's owner and for signals that concern the whole match. */
function hum(signals: readonly Signal[], seat: Seat | null): void {
  const own = signals.findLast((signal) => signal.seat === undefined || signal.seat === seat);
  const pattern = own && HUMS[own.cue];
  // Before the first tap, browsers block vibration and log a warning.
  const touched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  if (pattern && touched && settings().vibration) navigator.vibrate?.([...pattern]);
}

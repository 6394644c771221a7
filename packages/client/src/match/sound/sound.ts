import type { Cue, Timbre } from './voice';

let context: AudioContext | undefined;
let synth: typeof import('./synth') | undefined;

/** The delay after a tap before audio is started, so that the tap itself is answered first. */
const START_DELAY_MS = 150;

/** Loads the synthesizer at the first tap, since browsers allow no sound before. */
async function wake(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  synth ??= await import('./synth').catch(() => undefined);
}

/**
 * Starts audio at a tap or a key, as browsers require. A phone suspends audio when it sleeps or rings; the next tap
 * resumes it.
 */
function allow(): void {
  if (context?.state !== 'running') setTimeout(() => void wake(), START_DELAY_MS);
}

/** Starts listening for the taps that allow sound. Returns a function that stops it. */
export function prepareSound(): () => void {
  addEventListener('click', allow);
  addEventListener('keydown', allow);
  return () => {
    removeEventListener('click', allow);
    removeEventListener('keydown', allow);
  };
}

/** Plays a cue if a tap has allowed sound; otherwise does nothing. @param after the delay in seconds */
export function play(cue: Cue, timbre?: Timbre, after = 0): void {
  if (context?.state === 'running') synth?.sound(context, cue, timbre, after);
}

/** What a cue tells. */
export type Cue = 'turn' | 'move' | 'refusal' | 'end';

let context: AudioContext | undefined;

/** How long after the tap that allows sound it is woken, in milliseconds: the tap itself is answered first. */
const AFTERWARDS = 150;

function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

/** Browsers allow sound only after a tap or a key, and a phone takes it away when it sleeps or rings: the next tap wakes it. */
function allow(): void {
  if (context?.state !== 'running') setTimeout(wake, AFTERWARDS);
}

/** Begins to listen for the taps that allow sound; returns how to stop. */
export function prepareSound(): () => void {
  addEventListener('click', allow);
  addEventListener('keydown', allow);
  return () => {
    removeEventListener('click', allow);
    removeEventListener('keydown', allow);
  };
}

/**
 * A bell-like tone.
 * @param pitch in hertz
 * @param after seconds from now
 * @param length in seconds
 */
function tone(audio: AudioContext, pitch: number, after: number, length: number, loudness: number): void {
  const begin = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loudness, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(audio.destination);
  for (const [factor, share] of [
    [1, 1],
    [2.01, 0.22],
  ] as const) {
    const source = audio.createOscillator();
    const part = audio.createGain();
    part.gain.value = share;
    source.frequency.value = pitch * factor;
    source.connect(part).connect(gain);
    source.start(begin);
    source.stop(begin + length);
  }
}

let rush: AudioBuffer | undefined;

/** Noise that dies away. It is drawn once, as thousands of numbers for each move would keep a tap waiting. */
function rushOf(audio: AudioContext): AudioBuffer {
  const length = 0.09;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  return buffer;
}

/** A card laid on felt: a short, soft rush. */
function rustle(audio: AudioContext): void {
  rush ??= rushOf(audio);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = rush;
  filter.type = 'bandpass';
  filter.frequency.value = 1800;
  gain.gain.value = 0.16;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

const cues: Readonly<Record<Cue, (audio: AudioContext) => void>> = {
  turn(audio) {
    tone(audio, 523.25, 0, 0.5, 0.12);
    tone(audio, 783.99, 0.13, 0.7, 0.12);
  },
  move: rustle,
  refusal(audio) {
    tone(audio, 174.61, 0, 0.16, 0.16);
    tone(audio, 155.56, 0.12, 0.24, 0.16);
  },
  end(audio) {
    [392, 523.25, 659.25, 783.99].forEach((pitch, index) => {
      tone(audio, pitch, index * 0.14, 0.9, 0.1);
    });
  },
};

/** Plays a cue if sound has been allowed by a tap; silent otherwise. */
export function play(cue: Cue): void {
  if (context?.state === 'running') cues[cue](context);
}

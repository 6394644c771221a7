import type { Cue, Timbre } from './voice';

/** A struck tone. */
interface Tone {
  /** The pitch in hertz. */
  pitch: number;
  /** The delay in seconds. */
  after: number;
  /** The duration in seconds. */
  length: number;
  loudness: number;
}

/** The default timbre, also for the sounds that all games share: a bell. */
const BELL: Timbre = {
  root: 261.63,
  partials: [
    [1, 1],
    [2.01, 0.22],
  ],
  ring: 0.7,
  knock: 900,
};

function strike(audio: AudioContext, { partials }: Timbre, { pitch, after, length, loudness }: Tone): void {
  const begin = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loudness, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(audio.destination);
  for (const [factor, share] of partials) {
    const source = audio.createOscillator();
    const part = audio.createGain();
    part.gain.value = share;
    source.frequency.value = pitch * factor;
    source.connect(part).connect(gain);
    source.start(begin);
    source.stop(begin + length);
  }
}

let noise: AudioBuffer | undefined;

/**
 * Creates a burst of decaying noise. It is computed once, since thousands of random numbers per move would delay taps.
 */
function noiseOf(audio: AudioContext): AudioBuffer {
  const length = 0.09;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  return buffer;
}

/** Plays a short, soft noise around a pitch: a card laid on felt, a die falling on the table. */
function rush(audio: AudioContext, pitch: number, after: number, loudness: number): void {
  noise ??= noiseOf(audio);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

/** A tune: tones one after the other, as factors of the lowest tone of a game. */
interface Tune {
  tones: readonly number[];
  /** The seconds from one tone to the next. */
  every: number;
  loudness: number;
  /** Knocks and noises: the factor of the pitch of a die, the delay in seconds, and the loudness. */
  knocks?: readonly (readonly [factor: number, after: number, loudness: number])[];
}

const FOURTH = 4 / 3;
const MINOR_THIRD = 6 / 5;
const FIFTH = 3 / 2;

/** The cues that sound in the timbre of each game. */
const TUNES: Readonly<Record<Exclude<Cue, 'turn' | 'move' | 'refusal'>, Tune>> = {
  dice: {
    tones: [],
    every: 0,
    loudness: 0,
    knocks: [
      [1, 0, 0.3],
      [1.2, 0.06, 0.22],
      [0.9, 0.11, 0.16],
    ],
  },
  hit: { tones: [0.5], every: 0, loudness: 0.2, knocks: [[0.35, 0, 0.4]] },
  find: { tones: [2, 3, 4], every: 0.07, loudness: 0.07 },
  build: {
    tones: [1, FOURTH],
    every: 0.11,
    loudness: 0.12,
    knocks: [
      [0.5, 0, 0.25],
      [0.5, 0.11, 0.25],
    ],
  },
  loss: { tones: [MINOR_THIRD, 1, 0.75], every: 0.16, loudness: 0.12 },
  victory: { tones: [FIFTH, 2, 2.5, 3], every: 0.14, loudness: 0.1 },
};

/** The cues that sound the same in every game, since they concern the table and not the match. */
const SAME: Readonly<Partial<Record<Cue, (audio: AudioContext) => void>>> = {
  turn(audio) {
    strike(audio, BELL, { pitch: 523.25, after: 0, length: 0.5, loudness: 0.12 });
    strike(audio, BELL, { pitch: 783.99, after: 0.13, length: 0.7, loudness: 0.12 });
  },
  move: (audio) => rush(audio, 1800, 0, 0.16),
  refusal(audio) {
    strike(audio, BELL, { pitch: 174.61, after: 0, length: 0.16, loudness: 0.16 });
    strike(audio, BELL, { pitch: 155.56, after: 0.12, length: 0.24, loudness: 0.16 });
  },
};

/** Plays a cue in the timbre of a game. @param after the delay in seconds */
export function sound(audio: AudioContext, cue: Cue, timbre: Timbre = BELL, after = 0): void {
  const same = SAME[cue];
  if (same) {
    same(audio);
    return;
  }
  const { tones, every, loudness, knocks = [] } = TUNES[cue as keyof typeof TUNES];
  for (const [factor, later, loud] of knocks) rush(audio, timbre.knock * factor, after + later, loud);
  tones.forEach((factor, place) => {
    strike(audio, timbre, {
      pitch: timbre.root * factor,
      after: after + place * every,
      length: timbre.ring,
      loudness,
    });
  });
}

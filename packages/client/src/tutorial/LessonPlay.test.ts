import type { LessonFrame } from '@lantern/games/engine/lessonFrames';
import type { CommonView } from '@lantern/games/module';
import { LessonPlay } from './LessonPlay';

const view = {} as CommonView;
const move = (name: string, next: number) => ({ choice: { move: name, args: [1] }, next });

/** A move with two accepted answers, a frame that passes by itself, a text to read in another scene, the end. */
const frames: LessonFrame[] = [
  { view, halt: { step: 'go', rule: 'R1', at: 1, accepts: [move('left', 1), move('right', 2)] } },
  { view, next: 2 },
  { view, next: 3, jump: true, halt: { step: 'read', rule: 'R2', at: 2, accepts: [] } },
  { view },
];
const at = (play: LessonPlay) => play.get().version;

test('an accepted move leads to its own frame', () => {
  const play = new LessonPlay(frames);
  expect(play.act({ move: 'right', args: [1] })).toBe(true);
  expect(at(play)).toBe(2);
});

test.each([
  { move: 'up', args: [1] },
  { move: 'left', args: [2] },
])('%j changes nothing and is counted', (other) => {
  const play = new LessonPlay(frames);
  expect(play.act(other)).toBe(false);
  expect(play.get()).toMatchObject({ version: 0, missed: 1 });
});

test('the next step begins without misses', () => {
  const play = new LessonPlay(frames);
  play.miss();
  play.showMe();
  expect(play.get()).toMatchObject({ version: 1, missed: 0 });
});

test('another scene does not continue the previous view', () => {
  const play = new LessonPlay(frames, 1);
  play.goOn();
  expect(play.get()).toMatchObject({ version: 2, synced: true });
  play.goOn();
  expect(play.get()).toMatchObject({ version: 3, synced: false });
});

test('the last frame stays', () => {
  const play = new LessonPlay(frames, 3);
  play.goOn();
  play.miss();
  expect(play.get()).toMatchObject({ version: 3, missed: 0 });
});

test('it starts at the beginning if the stored frame does not exist', () => {
  expect(at(new LessonPlay(frames, 9))).toBe(0);
});

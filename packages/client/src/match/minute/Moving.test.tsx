import { render } from '@testing-library/react';
import { changeSettings } from '../../state/settings';
import { Moving, type Pose } from './Moving';
import { GESTURE_SECONDS } from './moment';

/** jsdom does not animate: the requested keyframes are recorded. */
const asked: Keyframe[][] = [];

beforeEach(() => {
  asked.length = 0;
  Element.prototype.animate = (frames) => {
    asked.push(frames as Keyframe[]);
    return { cancel() {} } as Animation;
  };
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  changeSettings({ motion: 'system' });
});

const part = (poses: readonly Pose[]) => (
  <svg aria-hidden="true">
    <Moving poses={poses}>
      <circle r="1" />
    </Moving>
  </svg>
);

test('a part is drawn in its last pose', () => {
  const { container } = render(
    part([
      [0, 'scale(0.5)', 0],
      [1, 'scale(2)', 0.5],
    ]),
  );
  expect(container.querySelector('g')).toHaveStyle({ transform: 'scale(2)', opacity: '0.5' });
});

test('a part goes through its poses and moves back to the first one', () => {
  render(
    part([
      [0, 'scale(0.5)'],
      [GESTURE_SECONDS / 2, 'none'],
    ]),
  );
  const [frames = []] = asked;
  expect(frames.map(({ transform }) => transform)).toEqual(['scale(0.5)', 'none', 'none', 'scale(0.5)']);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.5, expect.any(Number), 1]);
});

test('a part that is invisible at first fades out before it returns', () => {
  render(
    part([
      [0, 'scale(0.5)', 0],
      [1, 'none', 1],
    ]),
  );
  const [frames = []] = asked;
  expect(frames.slice(-2)).toEqual([
    expect.objectContaining({ transform: 'none', opacity: 0 }),
    expect.objectContaining({ transform: 'scale(0.5)', opacity: 0, offset: 1 }),
  ]);
});

test('a part that is rendered again continues its animation', () => {
  const { rerender } = render(
    part([
      [0, 'scale(0.5)'],
      [1, 'none'],
    ]),
  );
  rerender(
    part([
      [0, 'scale(0.5)'],
      [1, 'none'],
    ]),
  );
  expect(asked).toHaveLength(1);
});

test('with reduced motion a part stands still', () => {
  changeSettings({ motion: 'less' });
  render(
    part([
      [0, 'scale(0.5)'],
      [1, 'none'],
    ]),
  );
  expect(asked).toEqual([]);
});

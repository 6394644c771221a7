import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useBack } from './back';

const opened = (): boolean => Boolean(history.state?.closesLayer);

/** Goes back one step and waits for the consequences. */
async function stepBack(): Promise<void> {
  await act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
  });
}

const settled = (wanted: boolean) =>
  act(async () => {
    while (opened() !== wanted) await new Promise((resolve) => setTimeout(resolve));
  });

function Layer({ name, onClose }: { name: string; onClose(): void }) {
  useBack(onClose);
  return (
    <button type="button" onClick={onClose}>
      {name}
    </button>
  );
}

function Page({ names }: { names: readonly string[] }) {
  const [open, setOpen] = useState(names);
  return open.map((name) => (
    <Layer key={name} name={name} onClose={() => setOpen(open.filter((other) => other !== name))} />
  ));
}

const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => history.pushState(null, '', '/r/ABC234'));

test('a step back closes the topmost layer, the next one the layer below, and the page stays', async () => {
  render(<Page names={['menu', 'seats']} />);
  await settled(true);
  await stepBack();
  expect(shown()).toEqual(['menu']);
  await settled(true);
  await stepBack();
  expect(shown()).toEqual([]);
  expect(location.pathname).toBe('/r/ABC234');
});

test('a layer that is closed in another way leaves no entry in the history', async () => {
  render(<Page names={['menu']} />);
  await settled(true);
  act(() => screen.getByText('menu').click());
  await settled(false);
  expect(location.pathname).toBe('/r/ABC234');
});

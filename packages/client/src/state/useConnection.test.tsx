import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Observable } from './observable';
import { useConnection } from './useConnection';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Copies the value that it has seen last into its own state, as boards do with the story. */
function Board({ connection }: { connection: Observable<{ version: number }> }) {
  const { version } = useConnection(connection);
  const [seen, see] = useState(version);
  useEffect(() => see(version), [version]);
  return <p>{seen}</p>;
}

it('shows what the connection has', () => {
  const connection = new Observable({ version: 0 });
  render(<Board connection={connection} />);
  act(() => connection.set({ version: 1 }));
  expect(screen.getByText('1')).toBeInTheDocument();
});

it('shows another connection', () => {
  const { rerender } = render(<Board connection={new Observable({ version: 1 })} />);
  rerender(<Board connection={new Observable({ version: 2 })} />);
  expect(screen.getByText('2')).toBeInTheDocument();
});

it('takes hundreds of messages in a row', async () => {
  const connection = new Observable({ version: 0 });
  render(<Board connection={connection} />);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    for (let version = 1; version <= 200; version++) {
      connection.set({ version });
      await Promise.resolve();
    }
    expect(await screen.findByText('200')).toBeInTheDocument();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

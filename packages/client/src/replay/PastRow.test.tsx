import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PastRow } from './PastRow';

test('all actions for a past match are in one row, each with its full name', async () => {
  const asked: string[] = [];
  render(
    <PastRow
      code="K7WQ3H"
      matchId="m"
      seatKey={undefined}
      title="Cave"
      moves={10}
      onLookBack={() => asked.push('look back')}
      onAnalyse={() => asked.push('analyse')}
      onFair={() => asked.push('fair')}
    >
      <p>Earlier matches</p>
    </PastRow>,
  );
  expect(screen.getAllByRole('button').map((element) => element.getAttribute('aria-label'))).toEqual([
    'Look back',
    'Analysis: where was it lost?',
    'Share the replay',
    'Save the match',
    'More',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Look back' }));
  await userEvent.click(screen.getByRole('button', { name: /^Analysis/ }));
  expect(screen.queryByText('Earlier matches')).toBeNull();
  const more = screen.getByRole('button', { name: 'More', expanded: false });
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Earlier matches')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Fair play' }));
  expect(asked).toEqual(['look back', 'analyse', 'fair']);
});

test('a match that is too short to analyse has no button for the analysis', () => {
  render(
    <PastRow
      code="K7WQ3H"
      matchId="m"
      seatKey={undefined}
      title="Cave"
      moves={9}
      onAnalyse={() => undefined}
      onFair={() => undefined}
    >
      {null}
    </PastRow>,
  );
  expect(screen.queryByRole('button', { name: /^Analysis/ })).toBeNull();
});

import type { BoardContext } from '../context';
import { ReadCard } from './ReadCard';
import { ReadDiscard, ReadRoom } from './ReadPlaces';
import { ReadStanding } from './ReadStanding';

export { Person } from './Person';

export function Sheets({ context }: { context: BoardContext }) {
  const { sheet } = context;
  switch (sheet?.kind) {
    case 'card':
      return <ReadCard key={sheet.card} context={context} sheet={sheet} />;
    case 'room':
      return <ReadRoom context={context} room={sheet.room} />;
    case 'discard':
      return <ReadDiscard context={context} />;
    case 'standing':
      return <ReadStanding context={context} />;
    default:
      return null;
  }
}

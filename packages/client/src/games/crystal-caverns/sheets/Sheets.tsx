import type { View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../../match/gameBoard';
import { CardSheet } from './CardSheet';
import { FoeSheet } from './FoeSheet';
import { HeroSheet } from './HeroSheet';
import { StockSheet } from './StockSheet';

/** What is being read about. */
export type Reading =
  | { kind: 'stock' }
  | { kind: 'card'; key: string }
  | { kind: 'foe'; id: number }
  | { kind: 'hero'; seat: Seat };

export type ReadingProps = BoardProps<View> & { voice: Voice; onClose(): void };

/** The sheet that tells about one thing; nothing if the thing is gone. */
export function Sheets({ reading, ...props }: ReadingProps & { reading: Reading }) {
  const { view } = props;
  switch (reading.kind) {
    case 'stock':
      return <StockSheet {...props} />;
    case 'card': {
      const card = view.map[reading.key];
      return card ? <CardSheet {...props} card={card} /> : null;
    }
    case 'foe': {
      const foe = view.combat?.foes.find(({ monster }) => monster.id === reading.id);
      return foe ? <FoeSheet {...props} foe={foe} /> : null;
    }
    case 'hero': {
      const hero = view.heroes[reading.seat];
      return hero ? <HeroSheet {...props} hero={hero} /> : null;
    }
  }
}

import { CardSheet } from './CardSheet';
import { FoeSheet } from './FoeSheet';
import { HeroSheet } from './HeroSheet';
import type { OpenSheet } from './openSheet';
import { StockSheet } from './StockSheet';
import type { SheetProps } from './sheetProps';

export { Odds } from './Odds';
export { Person } from './Person';

/** The sheet about one thing; `null` if the thing no longer exists. */
export function Sheets({ sheet, ...props }: SheetProps & { sheet: OpenSheet }) {
  const { view } = props;
  switch (sheet.kind) {
    case 'stock':
      return <StockSheet {...props} />;
    case 'card': {
      const card = view.map[sheet.key];
      return card ? <CardSheet {...props} card={card} /> : null;
    }
    case 'foe': {
      const foe = view.combat?.foes.find(({ monster }) => monster.id === sheet.id);
      return foe ? <FoeSheet {...props} foe={foe} /> : null;
    }
    case 'hero': {
      const hero = view.heroes[sheet.seat];
      return hero ? <HeroSheet {...props} hero={hero} /> : null;
    }
  }
}

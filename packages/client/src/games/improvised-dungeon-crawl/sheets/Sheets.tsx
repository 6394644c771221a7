import { Sheet } from '../../../ui/sheet/Sheet';
import { calledHero, type OpenSheet, type TableProps } from '../context';
import { purseOf, Shop } from '../gear/Shop';
import { say } from '../strings';
import { CardSheet, cardTitle } from './CardSheet';
import { HeroSheet } from './HeroSheet';
import { MapSheet } from './MapSheet';
import { TablesSheet } from './TablesSheet';

/** What lies over the table. */
export function Sheets({ table, sheet }: { table: TableProps; sheet: OpenSheet }) {
  const close = () => table.open(null);
  switch (sheet.kind) {
    case 'hero':
      return (
        <Sheet title={calledHero(table, sheet.seat)} onClose={close}>
          <HeroSheet table={table} seat={sheet.seat} />
        </Sheet>
      );
    case 'card':
      return (
        <Sheet title={cardTitle(table, sheet.seat)} onClose={close}>
          <CardSheet table={table} seat={sheet.seat} />
        </Sheet>
      );
    case 'shop':
      return <ShopSheet table={table} onClose={close} />;
    case 'map':
      return (
        <Sheet title={say().scene.way} place="side" onClose={close}>
          <MapSheet table={table} />
        </Sheet>
      );
    case 'tables':
      return (
        <Sheet title={say().scene.meanings} place="side" onClose={close}>
          <TablesSheet elites={table.view.options.elites} />
        </Sheet>
      );
  }
}

function ShopSheet({ table, onClose }: { table: TableProps; onClose(): void }) {
  const { view, seat } = table;
  const hero = seat === null ? null : view.heroes[seat];
  if (seat === null || !hero) return null;
  const { sum, currency } = purseOf(table, seat);
  return (
    <Sheet title={say().sheets.shop(sum, currency)} onClose={onClose}>
      <Shop table={table} seat={seat} hero={hero} />
    </Sheet>
  );
}

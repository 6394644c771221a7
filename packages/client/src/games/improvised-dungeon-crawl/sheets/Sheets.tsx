import { Sheet } from '../../../ui/sheet/Sheet';
import { calledHero, type DungeonContext, type OpenSheet } from '../context';
import { purseOf } from '../gear/purse';
import { Shop } from '../gear/Shop';
import { t } from '../strings';
import { CardSheet, cardTitle } from './CardSheet';
import { HeroSheet } from './HeroSheet';
import { MapSheet } from './MapSheet';
import { TablesSheet } from './TablesSheet';

/** The layers over the table. */
export function Sheets({ context, sheet }: { context: DungeonContext; sheet: OpenSheet }) {
  const close = () => context.open(null);
  switch (sheet.kind) {
    case 'hero':
      return (
        <Sheet title={calledHero(context, sheet.seat)} onClose={close}>
          <HeroSheet context={context} seat={sheet.seat} />
        </Sheet>
      );
    case 'card':
      return (
        <Sheet title={cardTitle(context, sheet.seat)} onClose={close}>
          <CardSheet context={context} seat={sheet.seat} />
        </Sheet>
      );
    case 'shop':
      return <ShopSheet context={context} onClose={close} />;
    case 'map':
      return (
        <Sheet title={t().scene.way} place="side" onClose={close}>
          <MapSheet context={context} />
        </Sheet>
      );
    case 'tables':
      return (
        <Sheet title={t().scene.meanings} place="side" onClose={close}>
          <TablesSheet elites={context.view.options.elites} />
        </Sheet>
      );
  }
}

function ShopSheet({ context, onClose }: { context: DungeonContext; onClose(): void }) {
  const { view, seat } = context;
  const hero = seat === null ? null : view.heroes[seat];
  if (seat === null || !hero) return null;
  const { sum, currency } = purseOf(context, seat);
  return (
    <Sheet title={t().sheets.shop(sum, currency)} onClose={onClose}>
      <Shop context={context} seat={seat} hero={hero} />
    </Sheet>
  );
}

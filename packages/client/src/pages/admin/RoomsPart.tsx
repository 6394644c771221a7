import type { OperatorOverview, RoomsWanted } from '@lantern/protocol/operator';
import { useId } from 'react';
import { useAdminStrings } from '../../i18n/admin/useAdminStrings';
import page from '../../ui/page.module.css';
import { OperatedRoom } from './OperatedRoom';
import { RoomFilters } from './RoomFilters';

export interface RoomsPartProps {
  token: string;
  overview: OperatorOverview;
  onLook(wanted: RoomsWanted): Promise<void>;
  onDone(): Promise<void>;
}

/** The rooms of the server, with filters. */
export function RoomsPart({ token, overview, onLook, onDone }: RoomsPartProps) {
  const strings = useAdminStrings();
  const id = useId();
  return (
    <section className={`${page.panel} ${page.prose}`} aria-labelledby={id}>
      <h2 id={id}>{strings.rooms}</h2>
      <RoomFilters onLook={onLook} />
      <p role="status">
        {overview.fitting === 0 ? strings.none : strings.fitting(overview.rooms.length, overview.fitting)}
      </p>
      {overview.rooms.map((room) => (
        <OperatedRoom key={room.room.code} token={token} operated={room} onDone={onDone} />
      ))}
    </section>
  );
}

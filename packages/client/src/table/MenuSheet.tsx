import type { RoomView } from '@lantern/games/protocol';
import { useLocation } from 'wouter';
import { Invitation } from '../app/room/Invitation';
import { SettingsForm } from '../app/SettingsPage';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import styles from './sheets.module.css';

/** The room around the table: its link, the settings of this device, and the way out. */
export function MenuSheet({ room, title, onClose }: { room: RoomView; title: string; onClose(): void }) {
  const [, go] = useLocation();
  return (
    <Sheet title={`Room ${room.code}`} onClose={onClose}>
      <div className={styles.stack}>
        <section aria-label="Invite friends">
          <Invitation code={room.code} title={title} />
        </section>
        <SettingsForm />
        <Button icon="back" onClick={() => go('/')}>
          Leave the table (your seat is kept)
        </Button>
      </div>
    </Sheet>
  );
}

import type { RoomView } from '@lantern/games/protocol';
import { useLocation } from 'wouter';
import { Invitation } from '../app/room/Invitation';
import { SettingsForm } from '../app/SettingsPage';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { useWords } from '../words/words';
import styles from './sheets.module.css';

/** The room around the table: its link, the settings of this device, and the way out. */
export function MenuSheet({ room, title, onClose }: { room: RoomView; title: string; onClose(): void }) {
  const words = useWords();
  const say = words.table.room;
  const [, go] = useLocation();
  return (
    <Sheet title={say.title(room.code)} onClose={onClose}>
      <div className={styles.stack}>
        <section aria-label={words.room.invite}>
          <Invitation code={room.code} title={title} />
        </section>
        <SettingsForm />
        <Button icon="back" onClick={() => go('/')}>
          {say.leave}
        </Button>
      </div>
    </Sheet>
  );
}

import { useState } from 'react';
import { useLocation } from 'wouter';
import { useRoomSettingsStrings } from '../../i18n/roomSettings/useRoomSettingsStrings';
import { call } from '../../net/api/call';
import { forgetRoom } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { toast } from '../../ui/Toast';
import { attempt } from '../connection/attempt';
import type { RoomRole } from '../connection/roomHandle';

/** Lets the host delete the room with all its matches, after a confirmation. */
export function DeleteRoom({ handle: { code, hostKey } }: { handle: Pick<RoomRole, 'code' | 'hostKey'> }) {
  const { deleting: strings } = useRoomSettingsStrings();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    if (!(await attempt(() => call('POST /api/rooms/:code/close', { code, key: hostKey })))) return setBusy(false);
    forgetRoom(code);
    toast(strings.done);
    go('/');
  };
  return (
    <>
      <Button look="quiet" icon="close" onClick={() => setAsking(true)}>
        {strings.action}
      </Button>
      {asking && (
        <Sheet
          title={strings.title}
          onClose={() => setAsking(false)}
          actions={
            <Button look="danger" busy={busy} onClick={remove}>
              {strings.action}
            </Button>
          }
        >
          <p>{strings.body}</p>
        </Sheet>
      )}
    </>
  );
}

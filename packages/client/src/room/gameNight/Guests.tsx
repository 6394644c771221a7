import { type GameNightView, type GuestView, REPLIES, type Reply } from '@lantern/protocol/gameNight';
import { useRef, useState } from 'react';
import { useGameNightStrings } from '../../i18n/gameNight/useGameNightStrings';
import { removeGuest, reply as sendReply } from '../../net/api/hosting/gameNight';
import { browserIdIn, guestIdIn, keepGuestId, keepPlayerName, playerName } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { NameField } from '../../ui/form/NameField';
import { Icon, type IconName } from '../../ui/Icon';
import { attempt } from '../connection/attempt';
import type { RoomHandle } from '../connection/roomHandle';
import styles from './GameNight.module.css';

const ICONS: Readonly<Record<Reply, IconName>> = { yes: 'check', maybe: 'help', no: 'close' };

interface GuestsProps {
  handle: RoomHandle;
  night: GameNightView;
}

/** Who comes to a game night, and where one says it oneself. */
export function Guests({ handle, night }: GuestsProps) {
  const strings = useGameNightStrings();
  const own = night.guests.find(({ id }) => id === guestIdIn(handle.code));
  const groups = REPLIES.map((reply) => ({ reply, guests: night.guests.filter((guest) => guest.reply === reply) }));
  return (
    <div className={styles.guests}>
      <OwnReply handle={handle} own={own} />
      <div className={styles.answers}>
        <h3>{strings.come}</h3>
        {night.guests.length === 0 && <p className={styles.soft}>{strings.nobody}</p>}
        {groups.map(({ reply, guests }) =>
          guests.length === 0 ? null : (
            <div key={reply} className={styles.group}>
              <h4>
                <Icon name={ICONS[reply]} size={18} />
                {`${strings.groups[reply]} (${guests.length})`}
              </h4>
              <ul aria-label={strings.groups[reply]}>
                {guests.map((guest) => (
                  <Guest key={guest.id} guest={guest} isOwn={guest === own} handle={handle} />
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </div>
  );
}

function Guest({ guest, isOwn, handle }: { guest: GuestView; isOwn: boolean; handle: RoomHandle }) {
  const strings = useGameNightStrings();
  const { code, host, hostKey } = handle;
  return (
    <li className={isOwn ? styles.own : undefined}>
      <span>{isOwn ? `${guest.name} (${strings.you})` : guest.name}</span>
      {host && (
        <Button look="quiet" icon="close" iconOnly onClick={() => attempt(() => removeGuest(code, guest.id, hostKey))}>
          {strings.remove(guest.name)}
        </Button>
      )}
    </li>
  );
}

/** Asks for a name and an answer; each tap on an answer sends both. */
function OwnReply({ handle: { code, held }, own }: { handle: RoomHandle; own: GuestView | undefined }) {
  const strings = useGameNightStrings();
  const [name, setName] = useState(() => own?.name ?? held[0]?.name ?? playerName());
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState<Reply>();
  const field = useRef<HTMLInputElement>(null);
  const send = async (reply: Reply) => {
    const called = name.trim();
    if (called === '') {
      setFault(strings.nameless);
      return field.current?.focus();
    }
    setSending(reply);
    await attempt(async () => {
      const { guest } = await sendReply(code, { name: called, reply, browser: browserIdIn(code) });
      keepGuestId(code, guest);
      keepPlayerName(called);
    });
    setSending(undefined);
  };
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        void send(own?.reply ?? 'yes');
      }}
    >
      <h3 id="own-reply">{strings.ask}</h3>
      <NameField
        ref={field}
        value={name}
        {...(fault && { fault })}
        enterKeyHint="send"
        onChange={(text) => {
          setName(text);
          setFault(undefined);
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this row in every browser */}
      <div className={styles.row} role="group" aria-labelledby="own-reply">
        {REPLIES.map((reply) => (
          <Button
            key={reply}
            icon={ICONS[reply]}
            look={own?.reply === reply ? 'main' : 'plain'}
            aria-pressed={own?.reply === reply}
            busy={sending === reply}
            onClick={() => send(reply)}
          >
            {strings.replies[reply]}
          </Button>
        ))}
      </div>
    </form>
  );
}

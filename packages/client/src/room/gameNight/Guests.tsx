import { type GameNightView, type GuestView, REPLIES, type Reply } from '@lantern/protocol/gameNight';
import { useRef, useState } from 'react';
import { useGameNightStrings } from '../../i18n/gameNight/useGameNightStrings';
import { call } from '../../net/api/call';
import { browserIdIn, guestIdIn, keepGuestId, keepPlayerName, playerName } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { NameField } from '../../ui/form/NameField';
import { Icon, type IconName } from '../../ui/Icon';
import { Name } from '../../ui/Name';
import { attempt } from '../connection/attempt';
import type { RoomRole } from '../connection/roomHandle';
import styles from './GameNight.module.css';

const ICONS: Readonly<Record<Reply, IconName>> = { yes: 'check', maybe: 'help', no: 'close' };

interface GuestsProps {
  handle: RoomRole;
  night: GameNightView;
}

/** The guests of a game night, and the form for the viewer's answer. */
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

function Guest({ guest, isOwn, handle }: { guest: GuestView; isOwn: boolean; handle: RoomRole }) {
  const strings = useGameNightStrings();
  const { code, host, hostKey: key } = handle;
  const remove = () =>
    attempt(() => call('POST /api/rooms/:code/game-night/guests/:guest/remove', { code, guest: guest.id, key }));
  return (
    <li className={isOwn ? styles.own : undefined}>
      <span>
        <Name>{guest.name}</Name>
        {isOwn && <span>{` (${strings.you})`}</span>}
      </span>
      {host && (
        <Button look="quiet" icon="close" iconOnly onClick={remove}>
          {strings.remove(guest.name)}
        </Button>
      )}
    </li>
  );
}

/** Asks for a name and an answer; a tap on an answer sends both. */
function OwnReply({ handle: { code, held }, own }: { handle: RoomRole; own: GuestView | undefined }) {
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
    await attempt(() => answerInvitation(code, called, reply));
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

async function answerInvitation(code: string, name: string, reply: Reply): Promise<void> {
  const sent = { name, reply, browser: browserIdIn(code) };
  const { guest } = await call('POST /api/rooms/:code/game-night/reply', { code }, sent);
  keepGuestId(code, guest);
  keepPlayerName(name);
}

import type { ChatRules, Speaker } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { useStrings } from '../i18n/strings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';
import { Choice } from '../ui/form/Choice';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/seat/SeatMark';
import styles from './ChatSheet.module.css';
import { speakerName } from './messageText';
import { among, sameSpeaker, setHidden, useReadState } from './readState';
import type { Chat } from './useChat';

/** Everybody else who can say something here, or has been silenced. */
export function othersIn(room: RoomView, me: Speaker, said: readonly Speaker[]): Speaker[] {
  const seated = room.seats.flatMap(({ kind, seat, name }) => (kind === 'person' ? { seat, name } : []));
  const watching = room.watchers.map((name) => ({ seat: null, name }));
  const all: Speaker[] = [...seated, ...watching, ...room.talk.muted, ...said];
  return all.filter(
    (one, index) => !sameSpeaker(one, me) && all.findIndex((other) => sameSpeaker(one, other)) === index,
  );
}

/** Whom one wants to hear; for the host also who may speak, and who hears watchers. */
export function ChatPeople({ handle, room, talk }: { handle: RoomHandle; room: RoomView; talk: Chat }) {
  const strings = useStrings().chat;
  const { unheard } = useReadState(handle.code);
  const spoken = [...unheard, ...talk.said.map(({ speaker }) => speaker)];
  const others = othersIn(room, talk.me, spoken);
  return (
    <>
      {handle.host && (
        <Choice<ChatRules['watchers']>
          label={strings.rule.label}
          value={room.talk.watchers}
          values={[
            { value: 'together', ...strings.rule.together },
            { value: 'apart', ...strings.rule.apart },
          ]}
          onChange={(watchers) => handle.changeChat({ watchers })}
        />
      )}
      {others.length === 0 && <p className={styles.note}>{strings.alone}</p>}
      <ul className={styles.speakers}>
        {others.map((one) => (
          <SpeakerRow
            key={`${one.seat}/${one.name}`}
            speaker={one}
            handle={handle}
            unheard={among(unheard, one)}
            muted={among(room.talk.muted, one)}
          />
        ))}
      </ul>
    </>
  );
}

interface SpeakerRowProps {
  speaker: Speaker;
  handle: RoomHandle;
  unheard: boolean;
  muted: boolean;
}

function SpeakerRow({ speaker, handle, unheard, muted }: SpeakerRowProps) {
  const strings = useStrings().chat;
  const name = speakerName(speaker, strings);
  return (
    <li>
      {speaker.seat === null ? <Icon name="eye" /> : <SeatMark seat={speaker.seat} size={24} />}
      <b dir="auto">{name}</b>
      {muted && <span className={styles.note}>{strings.isSilenced}</span>}
      <div className={styles.choices}>
        <Button aria-label={strings.hearOf(name, unheard)} onClick={() => setHidden(handle.code, speaker, !unheard)}>
          {unheard ? strings.hear : strings.doNotHear}
        </Button>
        {handle.host && (
          <Button
            aria-label={strings.silenceOf(name, muted)}
            onClick={() => handle.changeChat(muted ? { unmute: speaker } : { mute: speaker })}
          >
            {muted ? strings.letSpeak : strings.silence}
          </Button>
        )}
      </div>
    </li>
  );
}

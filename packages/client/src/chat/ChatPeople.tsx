import type { ChatRules, Speaker } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { useReportStrings } from '../i18n/report/useReportStrings';
import type { RoomActs, RoomLink, RoomRole } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';
import { Choice } from '../ui/form/Choice';
import { Icon } from '../ui/Icon';
import { Name } from '../ui/Name';
import { SeatMark } from '../ui/seat/SeatMark';
import styles from './ChatSheet.module.css';
import { isDeleted, speakerName, spokenName } from './messageText';
import { among, sameSpeaker, setHidden, useReadState } from './readState';
import type { Chat } from './useChat';

/** Returns all other people who can write in the room or were muted, without players who have deleted their data. */
export function othersIn(room: RoomView, me: Speaker, said: readonly Speaker[]): Speaker[] {
  const seated = room.seats.flatMap(({ kind, seat, name }) => (kind === 'person' ? { seat, name } : []));
  const watching = room.watchers.map((name) => ({ seat: null, name }));
  const all: Speaker[] = [...seated, ...watching, ...room.talk.muted, ...said];
  return all.filter(
    (speaker, index) =>
      !speaker.operator &&
      !isDeleted(speaker) &&
      !sameSpeaker(speaker, me) &&
      all.findIndex((other) => sameSpeaker(speaker, other)) === index,
  );
}

/** The list of people to mute or report. The host also sets who may write and whether players read the spectators. */
export function ChatPeople({
  handle,
  room,
  talk,
  onReport,
}: {
  handle: RoomRole & RoomLink & RoomActs;
  room: RoomView;
  talk: Chat;
  onReport(speaker: Speaker): void;
}) {
  const strings = useChatStrings();
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
          onChange={(watchers) => handle.act.changeChat({ watchers })}
        />
      )}
      {others.length === 0 && <p className={styles.note}>{strings.alone}</p>}
      <ul className={styles.speakers}>
        {others.map((other) => (
          <SpeakerRow
            key={`${other.seat}/${other.name}`}
            speaker={other}
            handle={handle}
            unheard={among(unheard, other)}
            muted={among(room.talk.muted, other)}
            onReport={() => onReport(other)}
          />
        ))}
      </ul>
    </>
  );
}

interface SpeakerRowProps {
  speaker: Speaker;
  handle: RoomRole & RoomActs;
  unheard: boolean;
  muted: boolean;
  onReport(): void;
}

function SpeakerRow({ speaker, handle, unheard, muted, onReport }: SpeakerRowProps) {
  const strings = useChatStrings();
  const report = useReportStrings();
  const name = spokenName(speaker, strings);
  return (
    <li>
      {speaker.seat === null ? <Icon name="eye" /> : <SeatMark seat={speaker.seat} size={24} />}
      <b>
        <Name>{speakerName(speaker, strings)}</Name>
      </b>
      {muted && <span className={styles.note}>{strings.isSilenced}</span>}
      <div className={styles.choices}>
        <Button aria-label={strings.hearOf(name, unheard)} onClick={() => setHidden(handle.code, speaker, !unheard)}>
          {unheard ? strings.hear : strings.doNotHear}
        </Button>
        {handle.host && (
          <Button
            aria-label={strings.silenceOf(name, muted)}
            onClick={() => handle.act.changeChat(muted ? { unmute: speaker } : { mute: speaker })}
          >
            {muted ? strings.letSpeak : strings.silence}
          </Button>
        )}
        <Button icon="flag" aria-label={report.actionOf(name)} onClick={onReport}>
          {report.action}
        </Button>
      </div>
    </li>
  );
}

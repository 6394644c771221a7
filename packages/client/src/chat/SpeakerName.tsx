import type { Speaker } from '@lantern/protocol/chat';
import { useChatStrings } from '../i18n/chat/useChatStrings';
import { Icon } from '../ui/Icon';
import { Name } from '../ui/Name';
import { SeatMark } from '../ui/seat/SeatMark';
import { isWatcher, speakerName } from './messageText';

export interface SpeakerNameProps {
  speaker: Speaker;
  /** Replaces the name of the speaker. */
  name?: string;
}

/** The author of a message. It includes the mark of the seat or of a spectator, since both may have the same name. */
export function SpeakerName({ speaker, name }: SpeakerNameProps) {
  const strings = useChatStrings();
  return (
    <>
      {speaker.seat === null ? (
        <Icon name={speaker.operator ? 'lamp' : 'eye'} size={16} />
      ) : (
        <SeatMark seat={speaker.seat} size={16} />
      )}
      <b>
        <Name>{name ?? speakerName(speaker, strings)}</Name>
      </b>
      {isWatcher(speaker) && <span className="unseen">{strings.watches}</span>}
    </>
  );
}

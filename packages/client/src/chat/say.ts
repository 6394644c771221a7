import type { ChatContent } from '@lantern/protocol/chat';
import { refusalOf } from '../net/api/failure';
import type { RoomHandle } from '../room/connection/roomHandle';
import { toast } from '../ui/Toast';

/** Sends a message to a room and shows a refusal on the screen. @returns whether the message was sent */
export async function sayIn({ chat }: Pick<RoomHandle, 'chat'>, saying: ChatContent): Promise<boolean> {
  const refusal = await chat.say(saying);
  if (refusal) toast(refusalOf(refusal), 'refusal');
  return refusal === undefined;
}

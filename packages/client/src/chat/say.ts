import type { ChatContent } from '@lantern/protocol/chat';
import { refusalOf } from '../net/api/failure';
import type { RoomHandle } from '../room/connection/roomHandle';
import { toast } from '../ui/Toast';

/** Says something in a room; what stands against it appears on the screen. @returns whether it has been said */
export async function sayIn({ chat }: Pick<RoomHandle, 'chat'>, saying: ChatContent): Promise<boolean> {
  const refusal = await chat.say(saying);
  if (refusal) toast(refusalOf(refusal), 'refusal');
  return refusal === undefined;
}

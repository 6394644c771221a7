import type { ChatMessage, Speaker } from '@lantern/protocol/chat';
import type { Report } from '@lantern/protocol/reports';

/** The lines of a report: its subject and its author, then the messages around it. */
export function reportLines({ n, at, room, about, message, around, by }: Report): string[] {
  const what = message ? 'message of' : 'name';
  return [
    [`${n}`, new Date(at).toISOString(), room, `${what} ${nameOf(about)}`, `reported by ${nameOf(by)}`].join('  '),
    ...around.map((one) => {
      const isReported = one.audience === message?.audience && one.n === message.n;
      return `  ${isReported ? '>' : ' '} ${nameOf(one.speaker)}: ${textOf(one.saying)}`;
    }),
  ];
}

function nameOf({ seat, name, operator }: Speaker): string {
  if (operator) return 'the operator';
  return seat === null ? `${name || 'a guest'} (watching)` : name;
}

/** The text of a message; for a phrase or a reaction its id. */
function textOf(saying: ChatMessage['saying']): string {
  if ('text' in saying) return saying.text;
  if ('deleted' in saying) return '[deleted]';
  return 'phrase' in saying ? `[${saying.phrase}]` : `[${saying.reaction}]`;
}

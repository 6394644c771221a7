import { nameOf, type PlayEvent, type TableEvent, topEvent, type View } from '@lantern/games/colossal-cave/board';
import type { Voice } from '@lantern/games/kit/strings';
import { voiceFor } from '../../match/sentences';
import type { BoardContext } from './context';
import { t } from './strings';

function playing(voice: Voice, { seat, card, args, via }: PlayEvent, below: TableEvent | undefined): string {
  const { reactions } = t();
  const played = { seat, card, ...args };
  if (via !== 'reaction') return reactions.plays(voice, played);
  return reactions.answers(
    voice,
    played,
    below?.kind === 'play' && nameOf(card) === 'dontKnow' ? below.card : undefined,
  );
}

/** The event on top of the stack in words, which may be answered now. */
export function happening(eyes: Pick<BoardContext, 'seat' | 'names'>, view: View): string {
  const event = topEvent(view);
  if (!event) return '';
  const voice = voiceFor(eyes.seat, eyes.names);
  if (event.kind === 'move') return t().reactions.moves(voice, event.seat, event.to);
  return playing(voice, event, view.stack.at(-2));
}

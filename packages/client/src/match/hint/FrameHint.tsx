import type { Seat } from '@lantern/protocol/seat';
import type { BoardFrameProps } from '../boardFrameProps';
import { HintPrompt, type HintPromptProps } from './HintPrompt';
import { hintQuestion } from './hintQuestion';

export interface FrameHintProps extends Pick<HintPromptProps, 'children' | 'className'> {
  of: BoardFrameProps;
  seat: Seat;
}

/** The question to a seat in the frame of a match, with a hint behind it. */
export function FrameHint({ of, seat, ...prompt }: FrameHintProps) {
  return <HintPrompt {...hintQuestion(of, seat)} {...prompt} />;
}

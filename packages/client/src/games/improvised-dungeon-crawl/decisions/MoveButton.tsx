import { Button, type ButtonProps } from '../../../ui/Button';
import type { BoardContext } from '../context';

export interface MoveButtonProps extends ButtonProps {
  context: Pick<BoardContext, 'act' | 'pending'>;
  move: string;
  args?: readonly unknown[];
}

/** A button that makes a legal move. */
export function MoveButton({ context: { act, pending }, move, args, ...rest }: MoveButtonProps) {
  return (
    <Button
      {...rest}
      data-lit
      data-move={move}
      data-args={args && JSON.stringify(args)}
      busy={rest.look === 'main' && pending}
      onClick={() => void act(move, args)}
    />
  );
}

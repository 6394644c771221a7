import type { ReactNode } from 'react';
import { t } from '../../i18n/strings';
import { FilledSign } from '../FilledSign';
import type { DieProps } from './Die';

/** The six faces of a Treehouse die. */
export type TreehouseFace = 'TIP' | 'HOP' | 'DIG' | 'AIM' | 'SWAP' | 'WILD';

/** Drawn with a round pen. */
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4, strokeLinecap: 'round' } as const;

/** The signs on a field of 24 by 24, in the current colour; strokes where a line is meant. */
const SIGNS: Readonly<Record<TreehouseFace, ReactNode>> = {
  // A pyramid falls over to the right.
  TIP: (
    <>
      <path d="M3 16.5 19.5 20.500 8.500 8.500z" transform="rotate(-8 9 18)" />
      <path d="M8 4.200q8.500-1 11.600 5.800" {...line} />
      <path d="M22.300 7.300 20.300 13.300 15.600 9z" />
    </>
  ),
  // A pyramid leaps off the ground.
  HOP: (
    <>
      <path d="M12 1.500 18 13H6z" />
      <path d="M12 15.500v3M7.500 16v1.500M16.500 16v1.500M4 21.500h16" {...line} />
    </>
  ),
  // A pyramid drives its tip into the ground.
  DIG: (
    <>
      <path d="M12 22.500 6.500 10.500h11z" />
      <path d="M1.500 13.500h4M18.500 13.500h4M12 1.500v3" {...line} />
      <path d="M12 9 8 4h8z" />
    </>
  ),
  // A mark to aim at.
  AIM: (
    <>
      <circle cx="12" cy="12" r="7" {...line} />
      <path d="M12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6" {...line} />
      <circle cx="12" cy="12" r="1.900" />
    </>
  ),
  // One goes there, another comes here.
  SWAP: (
    <>
      <path d="M3 8h13M21 16H8" {...line} />
      <path d="M15 3l7 5-7 5zM9 11v10l-7-5z" />
    </>
  ),
  // Any effect.
  WILD: (
    <path d="M12 1.200 14.900 8.600 22.800 9.100 16.700 14.200 18.700 21.900 12 17.600 5.300 21.900 7.300 14.200 1.200 9.100 9.100 8.600z" />
  ),
};

/** The separate sign of a face, in the colour of the surrounding text. Decorative. */
export function TreehouseSign({ face, size = 24 }: { face: TreehouseFace; size?: number }) {
  return <FilledSign size={size}>{SIGNS[face]}</FilledSign>;
}

/** The props of a `Die` or `RollingDie` that shows a face of the Treehouse die. */
export function treehouse(face: TreehouseFace): Pick<DieProps, 'kind' | 'value' | 'face' | 'label'> {
  return { kind: 'd6', value: FACES.indexOf(face) + 1, face: SIGNS[face], label: t().common.treehouse(face) };
}

/** The faces in the order of their values, 1 to 6. */
const FACES: readonly TreehouseFace[] = ['TIP', 'HOP', 'DIG', 'AIM', 'SWAP', 'WILD'];

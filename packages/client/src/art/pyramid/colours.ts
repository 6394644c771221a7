import type { Paint } from '../solid';

/**
 * Colours of pyramids. Within the first set (red to white) and the second (cyan to clear, with white) each has its own
 * shape of pip, so that colour is never the only cue.
 */
export type PyramidColour =
  | 'red'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'black'
  | 'white'
  | 'cyan'
  | 'orange'
  | 'purple'
  | 'clear';

type PipShape = 'disc' | 'diamond' | 'triangle' | 'square' | 'plus' | 'ring';

export interface PyramidInk extends Paint {
  pip: string;
  pipShape: PipShape;
  /** Opacity of clear plastic, 0 to 1. */
  cover?: number;
}

export const PYRAMID_INKS: Readonly<Record<PyramidColour, PyramidInk>> = {
  red: { light: [238, 92, 96], shade: [122, 16, 30], pip: '#fff4ee', pipShape: 'disc' },
  yellow: { light: [255, 224, 102], shade: [186, 128, 8], pip: '#3a2600', pipShape: 'diamond' },
  green: { light: [104, 214, 128], shade: [16, 104, 52], pip: '#f2fff2', pipShape: 'triangle' },
  blue: { light: [110, 160, 255], shade: [20, 52, 150], pip: '#f2f7ff', pipShape: 'square' },
  black: { light: [120, 124, 142], shade: [30, 31, 40], pip: '#f4f4fa', pipShape: 'plus' },
  white: { light: [255, 255, 255], shade: [168, 180, 200], pip: '#2c3850', pipShape: 'ring' },
  cyan: { light: [126, 240, 246], shade: [0, 118, 142], pip: '#00303a', pipShape: 'square' },
  orange: { light: [255, 170, 84], shade: [168, 68, 0], pip: '#371500', pipShape: 'disc' },
  purple: { light: [190, 128, 244], shade: [72, 20, 128], pip: '#fbf2ff', pipShape: 'triangle' },
  clear: { light: [240, 250, 250], shade: [108, 134, 142], pip: '#122026', pipShape: 'diamond', cover: 0.5 },
};

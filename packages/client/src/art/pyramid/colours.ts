/** Colours of pyramids. Each has a shape of pip of its own, so that colour is never the only cue. */
export type PyramidColour = 'red' | 'yellow' | 'green' | 'blue' | 'black' | 'white';

export type PipShape = 'disc' | 'diamond' | 'triangle' | 'square' | 'plus' | 'ring';

export interface PyramidInk {
  /** Full light and full shade, `[red, green, blue]`. */
  light: readonly [number, number, number];
  shade: readonly [number, number, number];
  pip: string;
  pipShape: PipShape;
}

export const PYRAMID_INKS: Readonly<Record<PyramidColour, PyramidInk>> = {
  red: { light: [238, 92, 96], shade: [122, 16, 30], pip: '#fff4ee', pipShape: 'disc' },
  yellow: { light: [255, 224, 102], shade: [186, 128, 8], pip: '#3a2600', pipShape: 'diamond' },
  green: { light: [104, 214, 128], shade: [16, 104, 52], pip: '#f2fff2', pipShape: 'triangle' },
  blue: { light: [110, 160, 255], shade: [20, 52, 150], pip: '#f2f7ff', pipShape: 'square' },
  black: { light: [120, 124, 142], shade: [30, 31, 40], pip: '#f4f4fa', pipShape: 'plus' },
  white: { light: [255, 255, 255], shade: [168, 180, 200], pip: '#2c3850', pipShape: 'ring' },
};

/** The colour of a face in so much light, 0 to 1. */
export function faceColour({ light, shade }: PyramidInk, amount: number): string {
  const mixed = light.map((value, index) =>
    Math.round((shade[index] as number) + (value - (shade[index] as number)) * amount),
  );
  return `rgb(${mixed.join(' ')})`;
}

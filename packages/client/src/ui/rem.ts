/** A length given in pixels at the usual size of text, which grows with the letters. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

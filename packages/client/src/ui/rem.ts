/** Converts pixels at the default text size to a length that grows with the text. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Taps and key presses in both forms of WebDriver. */

/** A tap at a point of the viewport. Plain WebDriver requires whole pixels. */
export const tapping = (x: number, y: number): object[] => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** Presses the keys of a text one after the other. */
export const typing = (text: string): object[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

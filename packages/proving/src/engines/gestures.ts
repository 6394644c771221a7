/** What a finger and a keyboard do, as WebDriver has it in both its forms. */

/** A tap of a point of the viewport. Plain WebDriver wants whole pixels. */
export const tapping = (x: number, y: number): object[] => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** The keys of a text, one after the other. */
export const typing = (text: string): object[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

import type { Paint, Picture } from './paints';

/** A magic word: the word in a cloud of stars. */
function spoken(text: string, size: number, paint: Paint): Picture {
  return {
    strokes: [
      [paint, 'M12 34Q2 32 5 23 3 13 15 13 20 4 31 7q11-5 18 4 12 0 11 12 2 10-11 12-7 5-15 1L24 46v-9q-8 1-12-3Z'],
      ['gold', 'M53 2l1.500 4 4 .500-3 2.500 1 4-3.500-2.200L49.500 13l1-4-3-2.500 4-.500Z'],
      ['gold', 'M7 3l1 2.500 3 .5-2 1.800.5 2.700L7 9l-2.500 1.500.5-2.700L3 6l3-.5Z'],
      ['gold', 'M55 40l1 2.500 3 .5-2 1.800.5 2.700-2.500-1.500-2.500 1.500.5-2.700-2-1.800 3-.5Z'],
    ],
    word: { text, y: 22 + size * 0.35, size },
  };
}

/** The twenty kinds of action. */
export const actionPictures = {
  xyzzy: spoken('XYZZY', 15, 'sky'),
  plugh: spoken('PLUGH', 15, 'leaf'),
  plover: spoken('PLOVER', 13, 'rose'),
  feeFieFoeFoo: spoken('Fee Fie Foe Foo', 7.5, 'cream'),
  bottomlessPit: {
    strokes: [
      ['stone', 'M2 22Q8 8 32 8t30 14q-2 20-30 21Q4 42 2 22Z'],
      ['dark', 'M10 23q4-9 22-9t22 9q-3 13-22 14-19-1-22-14Z'],
      ['black', 'M16 25q4-6 16-6t16 6q-3 8-16 9-13-1-16-9Z'],
      ['thin', 'M6 30l6-3M12 38l4-5M32 43v-6M50 38l-4-5M58 30l-6-3'],
      ['skin', 'M30 1h4v4h4v3h-4l3 7h-3l-2-5-2 5h-3l3-7h-4V5h4Z'],
    ],
  },
  angryDwarfKnife: {
    strokes: [
      ['steel', 'M22 21 60 8l-6 8-28 11Z'],
      ['glint', 'M28 21l24-8-4 4-18 7Z'],
      ['gold', 'M19 18l4-1 5 12-4 2Z'],
      ['brown', 'M6 30l15-6 2 5-15 6Z'],
      ['red', 'M5 29a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z'],
      ['thin', 'M10 12h12M4 18h10M20 40h14M34 34h12'],
    ],
  },
  harHar: {
    strokes: [
      ['black', 'M6 18Q10 4 32 6q22-2 26 12-6-2-10 2-16-7-32 0-4-4-10-2Z'],
      ['white', 'M32 7a4 4 0 0 1 2 7v2h-4v-2a4 4 0 0 1 2-7Z'],
      ['skin', 'M17 19q15-6 30 0v12q-4 14-15 14T17 31Z'],
      ['black', 'M22 21h9v5q-5 5-9 0ZM17 20l5 1v2l-5-2ZM31 21l16-2v2l-16 3Z'],
      ['white', 'M38 22q5-1 6 2-2 3-6 0Z'],
      ['black', 'M40 23a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400Z'],
      ['dark', 'M18 32q14-5 28 0-2 14-14 14T18 32Z'],
      ['white', 'M24 35h16q-2 5-8 5t-8-5Z'],
      ['gold', 'M14 32a3 3 0 1 1 0 5 3 3 0 0 1 0-5Z'],
    ],
  },
  stealAKeeper: {
    strokes: [
      ['brown', 'M30 20q-3-5-1-8h14q2 3-1 8 12 6 12 16 0 8-8 8H26q-8 0-8-8 0-10 12-16Z'],
      ['gold', 'M28 19h16v4H28Z'],
      ['skin', 'M2 10l16-3q8-2 14 3l4 5q-2 3-6 0l-3-2q2 5-1 8-3 1-4-3l-4-3-7 6-11 1Z'],
      ['plum', 'M0 8h9v15H0Z'],
      ['thin', 'M32 30q6-5 10 0t-3 7'],
    ],
  },
  exploreAtRandom: {
    strokes: [
      ['cream', 'M32 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40Z'],
      ['gold', 'M32 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z'],
      ['white', 'M32 11a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z'],
      ['red', 'M40 14l-5 13-6-6Z'],
      ['steel', 'M24 34l5-13 6 6Z'],
      ['thin', 'M32 11v3M32 34v3M19 24h3M42 24h3'],
      ['pen', 'M5 12q2-7 9-9M3 6l2 7 6-3M59 36q-2 7-9 9M61 42l-2-7-6 3'],
    ],
  },
  stockUp: {
    strokes: [
      ['brown', 'M6 36h52v7H6ZM8 43h5v4H8ZM51 43h5v4h-5Z'],
      ['gold', 'M10 18h12l2 18H8ZM12 14h8l2 4H10Z'],
      ['fire', 'M16 22q4 5 2 8-2 3-4 0-1-3 2-8Z'],
      ['sky', 'M30 14h5v6q5 2 5 7v9H25v-9q0-5 5-7Z'],
      ['brown', 'M30 11h5v4h-5Z'],
      ['red', 'M43 26q7-9 14 0v10H43Z'],
      ['pen', 'M32 1v7M28.500 4.500h7'],
      ['thin', 'M46 28q4-3 8 0'],
    ],
  },
  speedRun: {
    strokes: [
      ['brown', 'M26 5h14l1 18 14 6q5 2 5 8v3H24Z'],
      ['cream', 'M25 4h16v6H25Z'],
      ['dark', 'M24 38h36v5H24Z'],
      ['gold', 'M24 18q-12 2-17-6 2 8 8 10-7 0-10-4 3 9 20 8Z'],
      ['thin', 'M41 22l-5 2M45 25l-4 3M2 32h16M6 38h13M1 44h18'],
    ],
  },
  letsDoThatAgain: {
    strokes: [
      ['cream', 'M22 8h20v30H22Z'],
      ['rose', 'M25 11h14v13H25Z'],
      ['thin', 'M26 29h12M26 33h9'],
      ['gold', 'M48 10q12 8 8 22-3 9-12 11l-1-4q7-2 9-9 2-10-6-16l-4 3-1-11 11 1Z'],
      ['gold', 'M16 38Q4 30 8 16 11 7 20 5l1 4q-7 2-9 9-2 10 6 16l4-3 1 11-11-1Z'],
    ],
  },
  pirateBooty: {
    strokes: [
      ['cream', 'M6 10q10-5 18 0t18 0 16-1v30q-8-4-16 1t-18 0-18 0Z'],
      ['thin', 'M12 18q6-4 8 2t8 4 8-4'],
      ['red', 'M39 15l4-3 4 5 5-4 3 3-5 5 5 5-4 3-4-5-5 4-3-3 5-5Z'],
      ['green', 'M12 34l4-9 4 9Z'],
      ['gold', 'M24 33q0-4 6-4t6 4v6q-6 3-12 0Z'],
      ['thin', 'M24 33q6 3 12 0M14 16h4'],
    ],
  },
  systemCrash: {
    strokes: [
      ['grey', 'M8 4h48q4 0 4 4v24q0 4-4 4H8q-4 0-4-4V8q0-4 4-4Z'],
      ['black', 'M10 9h44v22H10Z'],
      ['grey', 'M24 36h16l3 8H21Z'],
      ['fire', 'M36 10 24 22h7l-4 9 14-12h-7l4-9Z'],
      ['glint', 'M14 13h7v1.500h-7ZM14 17h5v1.500h-5ZM45 24h6v1.500h-6ZM43 27h8v1.500h-8Z'],
    ],
  },
  carryingTooMuch: {
    strokes: [
      ['steel', 'M18 18 10 2l4-1 9 15Z'],
      ['gold', 'M40 14l2-12 4 1-1 12Z'],
      ['sky', 'M26 4h6v4q3 2 3 5v5H23v-5q0-3 3-5Z'],
      ['red', 'M36 10q8-8 14 4l-4 4H36Z'],
      ['green', 'M14 22q0-8 18-8t18 8v16q0 6-6 6H20q-6 0-6-6Z'],
      ['brown', 'M22 28h20v11H22ZM14 20q18 8 36 0v5q-18 8-36 0Z'],
      ['gold', 'M30 25h4v6h-4Z'],
      ['thin', 'M54 12l6-3M56 19h6M8 14 3 12'],
    ],
  },
  donWoods: {
    strokes: [
      ['amber', 'M10 3h44v42H10Z'],
      ['cream', 'M15 8h34v32H15Z'],
      ['thin', 'M32 12a8 9 0 1 1 0 18 8 9 0 0 1 0-18M19 40q2-9 13-9t13 9'],
      ['sky', 'M15 24q9 6 17 0t17 0v16H15Z'],
      ['white', 'M36 22l20 10-5 10-20-10Z'],
      ['rose', 'M36 22l8 4-5 10-8-4Z'],
    ],
  },
  caveClosing: {
    strokes: [
      ['stone', 'M2 46V20Q8 2 32 2t30 18v26Z'],
      ['black', 'M14 46V26q2-14 18-14t18 14v20Z'],
      ['grey', 'M18 14l4-2v34h-4ZM26 12h4v34h-4ZM34 12h4v34h-4ZM42 12l4 2v32h-4Z'],
      ['grey', 'M14 24h36v3H14ZM14 36h36v3H14Z'],
      ['gold', 'M26 26h12v11H26Z'],
      ['pen', 'M29 26v-4a3 3 0 0 1 6 0v4M32 30v3'],
    ],
  },
  dropVase: {
    strokes: [
      ['shade', 'M8 43q24-5 48 0-24 5-48 0Z'],
      ['white', 'M12 42l2-14 8-5 4 6-3 4 5 3-4 6Z'],
      ['white', 'M30 42l4-8 5 2 3-8 9 4 2 10Z'],
      ['white', 'M24 20l6-8 9 3-2 9-6-3Z'],
      ['blue', 'M13 34l9 2-1 3-9-1ZM40 36l11 2 1 3-12-1ZM29 14l8 3-1 2-8-2Z'],
      ['thin', 'M42 14l6-5M46 20l8-1M18 16l-5-5M31 8V2M52 24l5 3'],
    ],
  },
  lampDim: {
    strokes: [
      ['pen', 'M24 12q-2-9 8-9t8 9'],
      ['stone', 'M24 11h16l3 6H21Z'],
      ['dark', 'M22 17h20l3 19H19Z'],
      ['fire', 'M32 29q3 4 2 6-2 2-4 0-1-2 2-6Z'],
      ['thin', 'M26 17l-2 19M38 17l2 19'],
      ['stone', 'M17 36h30v7H17Z'],
      ['thin', 'M33 27q-3-3 0-5t-1-5'],
      ['grey', 'M48 22h12v7H48ZM60 24h2v3h-2Z'],
      ['red', 'M50 24h2v3h-2Z'],
    ],
  },
  bareHands: {
    strokes: [
      ['red', 'M8 30q24 6 48 0v12q-24 6-48 0Z'],
      ['gold', 'M12 34q20 5 40 0v4q-20 5-40 0Z'],
      ['skin', 'M6 2h12v12l6 5q5 4 2 8-3 2-6-1l1 6q-3 3-5 0l-1-3-2 4q-4 1-4-3l-2 2q-3-1-2-5Z'],
      ['skin', 'M58 2H46v12l-6 5q-5 4-2 8 3 2 6-1l-1 6q3 3 5 0l1-3 2 4q4 1 4-3l2 2q3-1 2-5Z'],
      ['thin', 'M10 26v-6M14 27v-6M50 27v-6M54 26v-6'],
    ],
  },
} as const satisfies Record<string, Picture>;

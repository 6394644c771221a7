import type { Picture } from './paints';

/** The nine kinds of reaction. */
export const reactionPictures = {
  grateLocked: {
    strokes: [
      ['stone', 'M4 4h56v40H4Z'],
      ['black', 'M10 10h44v28H10Z'],
      ['grey', 'M16 10h4v28h-4ZM27 10h4v28h-4ZM38 10h4v28h-4ZM48 10h4v28h-4ZM10 15h44v4H10ZM10 29h44v4H10Z'],
      ['gold', 'M23 22h18v15H23Z'],
      ['pen', 'M27 22v-4a5 5 0 0 1 10 0v4'],
      ['black', 'M32 26a2.200 2.200 0 0 1 1 4v3h-2v-3a2.200 2.200 0 0 1 1-4Z'],
    ],
  },
  payTroll: {
    strokes: [
      ['green', 'M12 20 3 12l10-1Q18 3 32 3t19 8l10 1-9 8v14q-6 11-20 11T12 34Z'],
      ['leaf', 'M26 22q6-6 12 0l3 8q-9 6-18 0Z'],
      ['white', 'M18 15q6-3 9 2-4 4-9 0ZM46 15q-6-3-9 2 4 4 9 0Z'],
      [
        'black',
        'M22 15a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM42 15a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Z',
      ],
      ['dark', 'M20 34q12 5 24 0-2 7-12 7t-12-7Z'],
      ['white', 'M23 35l2-5 3 6ZM41 35l-2-5-3 6Z'],
      ['pen', 'M15 11l12 3M49 11l-12 3'],
    ],
  },
  lostInMaze: {
    strokes: [
      ['leaf', 'M6 3h52v42H6Z'],
      ['pen', 'M6 11h14v8h10V3M12 45V27h12v8h10V19h12v-8h-6M20 45v-4M58 19H52v8H40v8h12v10M34 45v-4h10M6 19h6M24 27h4'],
      ['red', 'M49 6a3 3 0 0 1 3 3q0 3-3 5-3-2-3-5a3 3 0 0 1 3-3Z'],
      ['skin', 'M15 33a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'],
    ],
  },
  tightSqueeze: {
    strokes: [
      ['stone', 'M2 2h60v12Q42 16 34 23q8 8 28 10v13H2V33q20-2 28-10Q22 16 2 14Z'],
      ['thin', 'M8 8l6 2M20 6l6 4M44 6l6 4M12 40l6-3M28 42l4-4M48 40l6-2'],
      ['skin', 'M10 19a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z'],
      ['red', 'M15 21h8l6 2-6 3h-8Z'],
      ['pen', 'M42 23h14M51 19l5 4-5 4'],
    ],
  },
  snakeBars: {
    strokes: [
      [
        'green',
        'M6 40q-4-8 6-10h34q6 0 6-4t-6-4H22q-12 0-12-9T22 4h14q6 0 8 4l-6 5q-2-2-5-2H22q-4 0-4 2t4 2h24q14 0 14 11T46 37H14q-3 0-2 6Z',
      ],
      ['leaf', 'M24 23h4v6h-4ZM32 23h4v6h-4ZM40 23h4v6h-4ZM20 30h4v7h-4ZM28 30h4v7h-4ZM36 30h4v7h-4Z'],
      ['green', 'M34 4q4-4 11-2 7 2 8 7-4 7-12 6-6-1-7-5Z'],
      ['gold', 'M43 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z'],
      ['pen', 'M53 9l6 2M59 11l3-2M59 11l2 3'],
    ],
  },
  angryDwarfBlock: {
    strokes: [
      ['steel', 'M16 16Q18 3 32 3t16 13Z'],
      ['gold', 'M12 14h40v5H12Z'],
      ['steel', 'M14 14 4 4q-2 10 7 14ZM50 14 60 4q2 10-7 14Z'],
      ['skin', 'M18 19h28v9q-14 7-28 0Z'],
      [
        'black',
        'M24 22a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600ZM40 22a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600Z',
      ],
      ['pen', 'M20 19l7 3M44 19l-7 3'],
      ['fire', 'M14 26q8 4 12 1 6-3 12 0 4 3 12-1 0 14-8 17l-2-4-4 7-4-5-4 5-4-7-2 4q-8-3-8-17Z'],
      ['skin', 'M29 23h6l1 5q-4 3-8 0Z'],
    ],
  },
  waitForMe: {
    strokes: [
      ['skin', 'M42 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z'],
      ['teal', 'M32 18l12-1 3 12-9 3Z'],
      ['pen', 'M46 19l8-3 5-7M34 20l-8 5-5-4M40 31l8 5-1 9M38 31l-8 6-10-1'],
      ['thin', 'M4 20h10M2 27h14M6 34h8'],
      ['gold', 'M56 2h3v7h-3ZM56 11h3v3h-3Z'],
    ],
  },
  followMe: {
    strokes: [
      ['gold', 'M38 4l22 14-22 14v-8H22V12h16Z'],
      [
        'skin',
        'M12 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM28 26a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM46 30a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
      ],
      ['teal', 'M4 42q0-18 8-18t8 18Z'],
      ['red', 'M21 46q0-10 7-10t7 10Z'],
      ['plum', 'M40 46q0-7 6-7t6 7Z'],
    ],
  },
  dontKnow: {
    strokes: [
      ['white', 'M8 4h48q4 0 4 4v22q0 4-4 4H32L20 45V34H8q-4 0-4-4V8q0-4 4-4Z'],
      ['red', 'M26 15q0-7 7-7t7 6q0 4-4 6-2 1-2 4h-4q0-5 4-7 2-1 2-3-1-3-4-2-2 0-2 3ZM30 26h4v4h-4Z'],
      ['thin', 'M10 14h10M10 19h8M46 14h8M46 19h6'],
    ],
  },
} as const satisfies Record<string, Picture>;

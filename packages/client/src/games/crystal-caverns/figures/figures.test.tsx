import { COLOURS, type Monster } from '@lantern/games/crystal-caverns/board';
import { render } from '@testing-library/react';
import { HeroDrawing } from './HeroDrawing';
import { MonsterDrawing } from './MonsterDrawing';
import { crystalsOfDragon } from './monsterSizes';
import { SmallHero } from './SmallHero';
import { SmallMonster } from './SmallMonster';

type Pieces = Monster['pieces'];

const monster = (...pieces: Pieces): Monster => ({ id: 1, rank: 'J', level: pieces[0]?.size ?? 1, pieces });
const dragon = (...pieces: Pieces): Monster => ({ id: 1, rank: 'JOKER', level: 4, pieces });
const WHOLE: Pieces = [
  { colour: 'green', size: 1 },
  { colour: 'yellow', size: 1 },
  { colour: 'black', size: 2 },
  { colour: 'red', size: 3 },
];

/** Returns the inks of a drawing, from back to front. */
function inksOf(drawn: HTMLElement): (string | undefined)[] {
  return [...drawn.querySelectorAll<SVGElement>('[data-ink]')].map(({ dataset }) => dataset.ink);
}

function draw(figure: React.ReactNode): HTMLElement {
  return render(<svg aria-hidden="true">{figure}</svg>).container;
}

const markup = (figure: React.ReactNode) => draw(figure).innerHTML;

test('all fifteen monsters are drawn differently, standing or toppled, large or small', () => {
  const all = COLOURS.flatMap((colour) => ([1, 2, 3] as const).map((size) => monster({ colour, size })));
  const forms = all.flatMap((one) => [
    markup(<MonsterDrawing monster={one} palette="rainbow" />),
    markup(<MonsterDrawing monster={one} palette="rainbow" stunned />),
    markup(<SmallMonster monster={one} palette="rainbow" />),
  ]);
  expect(new Set(forms).size).toBe(45);
});

test('the kind and the size of a monster can be told without colours', () => {
  const paths = (one: Monster) =>
    [...draw(<MonsterDrawing monster={one} palette="rainbow" />).querySelectorAll('path')]
      .map((path) => path.getAttribute('d'))
      .join();
  const all = COLOURS.flatMap((colour) => ([1, 2, 3] as const).map((size) => paths(monster({ colour, size }))));
  expect(new Set(all).size).toBe(15);
});

test('the five classes are drawn differently, also when toppled', () => {
  const forms = COLOURS.flatMap((colour) => [
    markup(<HeroDrawing colour={colour} palette="rainbow" />),
    markup(<HeroDrawing colour={colour} palette="rainbow" stunned />),
    markup(<SmallHero colour={colour} palette="rainbow" />),
  ]);
  expect(new Set(forms).size).toBe(15);
});

test('the outlines have the ink of the palette', () => {
  const drawn = draw(<MonsterDrawing monster={monster({ colour: 'blue', size: 1 })} palette="xeno" />);
  expect(inksOf(drawn)).toEqual(['cyan']);
});

test.each([
  ['large', <MonsterDrawing key="large" monster={dragon(...WHOLE)} palette="rainbow" />],
  ['small', <SmallMonster key="small" monster={dragon(...WHOLE)} palette="rainbow" />],
])('R14.1: the %s Dragon is made of its four crystals', (_, figure) => {
  expect(new Set(inksOf(draw(figure)))).toEqual(new Set(['green', 'yellow', 'black', 'red']));
});

describe('the crystals of a Dragon', () => {
  test('are drawn as its body, its head and its wings', () => {
    expect(crystalsOfDragon(dragon(...WHOLE))).toEqual({ left: 'green', right: 'yellow', body: 'red', head: 'black' });
  });

  test('leave a wing bare if they are missing; the largest gives its colour to body and head', () => {
    expect(crystalsOfDragon(dragon({ colour: 'blue', size: 1 }))).toEqual({
      left: 'blue',
      right: undefined,
      body: 'blue',
      head: 'blue',
    });
  });
});

test('every coordinate is a number', () => {
  const figures = COLOURS.flatMap((colour) => [
    markup(<HeroDrawing colour={colour} palette="xeno" stunned />),
    markup(<MonsterDrawing monster={monster({ colour, size: 3 })} palette="xeno" stunned />),
  ]);
  for (const figure of [...figures, markup(<MonsterDrawing monster={dragon(...WHOLE)} palette="rainbow" stunned />)]) {
    expect(figure).not.toMatch(/NaN|undefined/);
  }
});

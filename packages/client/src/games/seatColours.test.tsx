import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import { moduleById, modules } from '@lantern/games/index';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PYRAMID_INKS, type PyramidColour } from '../art/pyramid/colours';
import { faceColour } from '../art/solid';
import { PeopleRail } from '../match/frame/PeopleRail';
import { tokenColours } from '../match/frame/tokenColours';
import type { GameClient } from '../match/gameBoard';
import { AT_REST } from '../match/timeline/beats';
import { seatLetter, seatSign, type TokenColour } from '../ui/seat/SeatMark';
import { loadGame } from './load';

const NAMES: Readonly<Record<Seat, string>> = { '0': 'Ana', '1': 'Ben', '2': 'Cleo' };
const TOKEN_COLOURS: readonly TokenColour[] = ['red', 'blue', 'green', 'yellow', 'black'];
const INKS = Object.keys(PYRAMID_INKS) as PyramidColour[];

// biome-ignore lint/suspicious/noExplicitAny: views of five games
type AnyView = any;

/** The colours of the seats of a game, and those that its board draws. */
interface Row {
  players: number;
  options: Record<string, unknown>;
  /** The colour that the rules give the pieces of a seat. */
  declared(view: AnyView, seat: Seat): TokenColour | undefined;
  /** The drawn colours and the expected ones, in the same form. */
  drawn(board: Element): unknown;
  due(view: AnyView): unknown;
}

/** Returns the colours of the pyramids in a part of the page, in document order. */
function pyramidsIn(part: Element): PyramidColour[] {
  const faces = [...part.querySelectorAll('g > ellipse + path[stroke-width="0.028"]')];
  return faces.map((face) => {
    const stroke = face.getAttribute('stroke');
    return INKS.find((ink) => faceColour(PYRAMID_INKS[ink], 0) === stroke) as PyramidColour;
  });
}

const all = <Found,>(part: Element, selector: string, found: (element: HTMLElement) => Found): Found[] =>
  [...part.querySelectorAll<HTMLElement>(selector)].map(found);

/** Returns the colours of the figures and pieces in a part of the page. */
const inksIn = (part: Element): PyramidColour[] =>
  all(part, '[data-ink]', ({ dataset }) => dataset.ink as PyramidColour);

/** Excludes the colours of resources in Crystal City Catan, which no seat has. */
const isOfSeat = (colour: PyramidColour) => colour === 'black' || colour === 'yellow';

const ROWS: Readonly<Record<string, Row>> = {
  'colossal-cave': {
    players: 3,
    options: {},
    declared: () => undefined,
    drawn: (board) =>
      all(board, '.tokens [data-about]', (element) => [
        element.getAttribute('data-about'),
        element.querySelector('[data-seat]')?.getAttribute('data-seat'),
        element.querySelector('.letter')?.textContent,
        element.querySelector('.initial')?.textContent,
      ]),
    due: ({ players }) =>
      Object.keys(NAMES)
        .filter((seat) => players[seat].room)
        .map((seat) => [`seat:${seat}`, seat, seatLetter(seat), NAMES[seat]?.[0]]),
  },
  'crystal-caverns': {
    players: 3,
    options: { classes: 'assigned', colours: ['green', 'red', 'black'] },
    declared: ({ heroes }, seat) => heroes[seat].colour ?? undefined,
    drawn: (board) =>
      Object.fromEntries(
        all(board, '.party .hero', (element) => [
          element.getAttribute('data-about')?.slice(5) ?? element.querySelector('.letter')?.textContent,
          [...new Set(inksIn(element))],
        ]),
      ),
    // A fight shows the names of seats, the map their letters.
    due: ({ order, heroes, combat }) =>
      Object.fromEntries(order.map((seat: Seat) => [combat ? seat : seatLetter(seat), [heroes[seat].colour]])),
  },
  'crystal-wars': {
    players: 3,
    options: { colours: ['yellow', 'green', 'red'] },
    declared: ({ players }, seat) => players[seat].colour,
    drawn: (board) =>
      all(board, '.piece', (element) => element.querySelector<HTMLElement>('[data-army]')?.dataset.army)
        .filter(Boolean)
        .sort(),
    due: ({ pieces, players }) =>
      Object.values(pieces as Record<string, { kind: string; owner: Seat | null } | null>)
        .filter((piece) => piece && !/[mM]ountain/.test(piece.kind))
        .map((piece) => (piece?.owner ? players[piece.owner].colour : 'black'))
        .sort(),
  },
  'crystal-city-catan': {
    players: 2,
    options: { colours: ['yellow', 'black'] },
    declared: ({ colonies }, seat) => colonies[seat].colour,
    drawn: (board) =>
      Object.fromEntries(
        all(board, 'section.colony', (element) => [
          element.querySelector('[data-about]')?.getAttribute('data-about')?.slice(5, 6),
          [...new Set(inksIn(element).filter(isOfSeat))],
        ]),
      ),
    due: ({ colonies }) => ({ '0': [colonies['0'].colour], '1': [colonies['1'].colour] }),
  },
  'improvised-dungeon-crawl': {
    players: 3,
    options: {},
    declared: () => undefined,
    drawn: (board) => all(board, '.initiative [data-seat]', (element) => element.getAttribute('data-seat')),
    due: ({ fight, heroes }) =>
      (fight?.order ?? [])
        .filter(({ side, id }: { side: string; id: Seat }) => side === 'hero' && heroes[id].hp > 0)
        .map(({ id }: { id: Seat }) => id),
  },
};

/** Returns some positions of a match of bots, as views of seat 0. */
function momentsOf(id: string): CommonView[] {
  const module = moduleById(id) as AnyModule;
  const { players, options } = ROWS[id] as Row;
  const views: CommonView[] = [];
  const watch = (match: { view(seat: Seat): CommonView }, moves: number) => {
    if (moves % 7 === 0) views.push(JSON.parse(JSON.stringify(match.view('0'))));
  };
  playMatch(module, { players, options, seed: 'colours' }, { player: botPlayer(module), watch });
  const step = Math.max(1, Math.floor(views.length / 6));
  return views.filter((_, index) => index % step === 0);
}

const rest = { ...AT_REST, legal: [], pending: false, clock: null, whyNot: () => undefined };
const seatsOf = (id: string) => Object.keys(NAMES).slice(0, ROWS[id]?.players);

/** Renders a page and waits for the parts of a board that are loaded later. */
async function laid(page: ReactElement): Promise<RenderResult> {
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(page);
  });
  return result as RenderResult;
}

let shown: { game: GameClient; row: Row; moments: CommonView[]; seats: string[] };

test('each game has its row', () => {
  expect(Object.keys(ROWS).sort()).toEqual(modules.map(({ id }) => id).sort());
});

describe.each(Object.keys(ROWS))('%s', (id) => {
  beforeAll(async () => {
    const game = (await loadGame(id, 'en')) as GameClient;
    shown = { game, row: ROWS[id] as Row, moments: momentsOf(id), seats: seatsOf(id) };
  });

  test('a token in the rail has the symbol of its seat, in the colour of its pieces', async () => {
    const { game, row, moments, seats } = shown;
    const room = {
      seats: seats.map((seat) => ({ seat, name: NAMES[seat], kind: 'bot', here: true, standIn: 'none' })),
    } as unknown as RoomView;
    for (const view of moments) {
      const style = tokenColours(game, view) as Record<string, string>;
      const { container, unmount } = await laid(
        <PeopleRail
          {...{ game, room, view }}
          seat={null}
          waits={{ seats: {}, host: null }}
          speech={() => null}
          onOpen={() => undefined}
        />,
      );
      for (const seat of seats) {
        const colour = row.declared(view, seat);
        const button = container.querySelector(`[data-about="seat:${seat}"]`);
        expect(button?.querySelector('[data-token] [data-seat]')).toHaveAttribute('data-seat', seat);
        expect(button?.getAttribute('aria-label')).toContain(`(${seatSign(seat, colour)})`);
        for (const use of ['', '-ink', '-on'])
          expect(style[`--seat-${seat}${use}`]).toBe(colour && `var(--token-${colour}${use})`);
      }
      unmount();
    }
  });

  test('the board draws the pieces of each seat in its colour or with its symbol', async () => {
    const { game, row, moments } = shown;
    let looked = 0;
    for (const view of moments) {
      const props = { ...rest, view, names: NAMES, act: async () => false };
      const { container, unmount } = await laid(<game.Board {...props} seat="0" />);
      const due = row.due(view);
      expect(row.drawn(container)).toEqual(due);
      looked += Object.keys(due as object).length;
      unmount();
    }
    expect(looked).toBeGreaterThan(0);
  });

  test('the sheet of a player draws pieces in the colour of that player only', async () => {
    const { game, row, moments, seats } = shown;
    const { Person } = game;
    if (!Person) return;
    for (const view of moments) {
      for (const of of seats) {
        const { container, unmount } = await laid(<Person {...{ view, of }} seat={null} names={NAMES} />);
        const colour = row.declared(view, of);
        const drawn = pyramidsIn(container).filter((pyramid) => id !== 'crystal-city-catan' || isOfSeat(pyramid));
        expect([...new Set(drawn)]).toEqual(colour === undefined ? [] : [colour]);
        for (const mark of container.querySelectorAll('[data-seat]')) expect(mark).toHaveAttribute('data-seat', of);
        unmount();
      }
    }
  });
});

/** Returns the rules of a style sheet for elements of a single seat: the number in the selector, and the declarations. */
function rulesOfSeats(file: string): [seat: string, says: string][] {
  const css = readFileSync(join(__dirname, '..', file), 'utf8');
  return [...css.matchAll(/\[data-(?:seat|line)="(\d)"\]\s*\{([^}]*)\}/g)].map(([, seat = '', says = '']) => [
    seat,
    says,
  ]);
}

test.each([
  ['ui/seat/SeatMark.module.css', ['1', '2', '3', '4']],
  ['art/SeatToken.module.css', ['1', '2', '3']],
  ['replay/analysis/Analysis.module.css', ['1', '2', '3', '4']],
])('%s paints each seat in its own colour', (file, seats) => {
  const rules = rulesOfSeats(file);
  expect(rules.map(([seat]) => seat)).toEqual(expect.arrayContaining(seats));
  for (const [seat, says] of rules) for (const [, painted] of says.matchAll(/--seat-(\d)/g)) expect(painted).toBe(seat);
});

test('each colour that a game can declare is defined with its ink and its text colour', () => {
  const tokens = readFileSync(join(__dirname, '..', 'style', 'tokens.css'), 'utf8');
  for (const colour of TOKEN_COLOURS)
    for (const use of ['', '-ink', '-on']) expect(tokens).toContain(`--token-${colour}${use}:`);
});

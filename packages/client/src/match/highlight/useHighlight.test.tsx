import { localMatch } from '@lantern/games/engine/localMatch';
import { moduleById } from '@lantern/games/index';
import type { Choice } from '@lantern/games/kit/move';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { act, render, screen } from '@testing-library/react';
import { loadGame } from '../../games/load';
import { PeopleRail } from '../frame/PeopleRail';
import type { GameClient } from '../gameBoard';
import { StoryList } from '../StoryList';
import { storyLines, voiceFor } from '../sentences';
import { subjectsOfChoice, subjectsOfElement } from './subjects';
import { HIGHLIGHT_TIME, useHighlight } from './useHighlight';

const names = { '0': 'Ana', '1': 'Ben', '2': 'Cy' };

function Laid({ game, view, players }: { game: GameClient; view: never; players: number }) {
  const room = roomOf(players);
  const { shown, point } = useHighlight(() => {});
  const lines = storyLines(game.text, view, voiceFor('0', names));
  const rest = { whyNot: () => undefined, act: async () => true, legal: [], pending: false, clock: null };
  return (
    <>
      <PeopleRail
        {...{ game, view, room }}
        seat="0"
        waits={{ seats: {}, host: null }}
        speech={() => null}
        onOpen={() => undefined}
      />
      <game.Board view={view} seat="0" names={names} {...rest} />
      <StoryList lines={lines} about={game.about} onHighlight={point} />
      <p role="status" aria-label="Shown">
        {shown.join('; ')}
      </p>
    </>
  );
}

/** Bots on all seats, for the rail of people. */
const roomOf = (players: number) =>
  ({
    seats: Object.entries(names)
      .slice(0, players)
      .map(([seat, name]) => ({ seat, name, kind: 'bot', here: true, standIn: 'none' })),
  }) as unknown as RoomView;

/** A match of bots as seat 0 sees it as soon as something is told; its line is tapped. */
async function tapped(id: string, kind: string) {
  const game = (await loadGame(id, 'en')) as GameClient;
  const module = moduleById(id) as AnyModule;
  const random = seededRandom('pointing');
  const table = localMatch(module, module.players.max, {}, random);
  const told = () => table.view('0').story.find((fact: { kind: string }) => fact.kind === kind);
  for (let made = 0; !told() && made < 400; made++) {
    const seat = table.seats.find((one) => table.view(one).mustDecide) ?? '0';
    table.act(seat, module.bot(table.view(seat), seat, random) as Choice);
  }
  const view = JSON.parse(JSON.stringify(table.view('0'))) as never;
  render(<Laid game={game} view={view} players={module.players.max} />);
  // A board may bring parts of it later.
  await act(async () => void (await import('../../games/improvised-dungeon-crawl/Dungeon')));
  const [line] = storyLines(game.text, view, voiceFor('0', names)).filter(({ fact }) => fact.kind === kind);
  const list = screen.getByRole('list', { name: 'Story' });
  act(() => list.focus());
  const button = [...list.querySelectorAll('button')].find(({ textContent }) => textContent === line?.sentence);
  act(() => button?.click());
  return line?.fact.data;
}

const pointed = () =>
  [...document.querySelectorAll('[data-pointed]')].map((element) => element.getAttribute('data-about'));

describe('a tap on a line of the story shows on the board', () => {
  test.each([
    ['colossal-cave', 'arrived', ({ room }) => `room:${room}`],
    ['crystal-caverns', 'laid', ({ x, y }) => `x:${x} y:${y}`],
    ['crystal-wars', 'villagePlaced', ({ at }) => `square:${at}`],
    ['crystal-city-catan', 'gained', ({ seat, pool }) => `seat:${seat} pool:${pool}`],
    ['crystal-city-catan', 'builtRoad', ({ seat, side }) => `seat:${seat} road:${side}`],
    ['improvised-dungeon-crawl', 'drew', ({ card }) => `card:${card}`],
    ['improvised-dungeon-crawl', 'roomEntered', ({ lead }) => `seat:${lead}`],
  ] as [id: string, kind: string, about: (data: Record<string, unknown>) => string][])(
    '%s: what has %s',
    async (id, kind, about) => {
      const data = await tapped(id, kind);
      expect(pointed()).toContain(about(data));
    },
  );

  test('and says what that is', async () => {
    await tapped('crystal-wars', 'villagePlaced');
    expect(screen.getByRole('status', { name: 'Shown' })).toHaveTextContent(/village/i);
  });
});

describe('a line of the story', () => {
  const fact = (n: number, data: object) => ({ n, sentence: `Line ${n}`, fact: { n, kind: 'told', data } });
  const lines = [fact(1, { seat: '0' }), fact(2, { seat: '7' }), fact(3, { seat: '0', site: 'L' }), fact(4, {})];

  function Told() {
    const { point } = useHighlight(() => {});
    return (
      <>
        <i data-about="seat:0" />
        <i data-about="seat:0 site:L" />
        <i data-about="seat:1 site:L" />
        <StoryList lines={lines} about={{ site: 'site' }} onHighlight={point} />
      </>
    );
  }

  test('is a button only where the board has what it is about', () => {
    render(<Told />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Line 1', 'Line 3']);
    expect(screen.getByText('Line 4')).toBeInTheDocument();
  });

  test('means what it names altogether, and nothing it names in part', () => {
    render(<Told />);
    act(() => screen.getByText('Line 3').click());
    expect(pointed()).toEqual(['seat:0', 'seat:0 site:L']);
  });

  test('points for a while; the next one points anew', () => {
    jest.useFakeTimers();
    render(<Told />);
    act(() => screen.getByText('Line 3').click());
    act(() => jest.advanceTimersByTime(HIGHLIGHT_TIME - 1));
    act(() => screen.getByText('Line 1').click());
    act(() => jest.advanceTimersByTime(HIGHLIGHT_TIME - 1));
    expect(pointed()).toEqual(['seat:0']);
    act(() => jest.advanceTimersByTime(1));
    expect(pointed()).toEqual([]);
    jest.useRealTimers();
  });
});

test('of several buttons of one move the one is pointed at that makes it as it was chosen', () => {
  function Pointing() {
    const { point } = useHighlight(() => {});
    const choice = { move: 'voteSplit', args: [false] };
    return (
      <>
        <i data-move="voteSplit" data-args="[true]" />
        <i data-move="voteSplit" data-args="[false]" />
        <button type="button" onClick={() => point(subjectsOfChoice({}, { choice }, '0'))}>
          Show
        </button>
      </>
    );
  }
  render(<Pointing />);
  act(() => screen.getByRole('button', { name: 'Show' }).click());
  expect([...document.querySelectorAll('[data-pointed]')].map(subjectsOfElement)).toEqual([
    'move:voteSplit args:[false]',
  ]);
});

test('what is named besides is not pointed at by itself, only with what it has', () => {
  function Pointing() {
    const { point } = useHighlight(() => {});
    return (
      <>
        <i data-about="seat:0" />
        <i data-about="seat:0 site:L" />
        <i data-move="endTurn" />
        <button type="button" onClick={() => point(['seat:0', 'site:L', 'move:endTurn'], 'seat:0')}>
          Show
        </button>
      </>
    );
  }
  render(<Pointing />);
  act(() => screen.getByRole('button', { name: 'Show' }).click());
  expect([...document.querySelectorAll('[data-pointed]')].map(subjectsOfElement)).toEqual([
    'seat:0 site:L',
    'move:endTurn',
  ]);
});

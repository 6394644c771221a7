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
import { type Line, storyLines, voiceFor } from '../sentences';
import { AT_REST } from '../timeline/beats';
import { type FactSubjects, subjectsOfChoice, subjectsOfElement, subjectsOfFact } from './subjects';
import { HIGHLIGHT_TIME, useHighlight } from './useHighlight';

const names = { '0': 'Ana', '1': 'Ben', '2': 'Cy' };

interface ThingsProps {
  lines: readonly Line[];
  about: FactSubjects;
  point(subjects: readonly string[]): void;
}

/** A button for each line, which points at the subjects of its fact. */
function Things({ lines, about, point }: ThingsProps) {
  return lines.map(({ n, sentence, fact }) => (
    <button key={n} type="button" data-line onClick={() => point(subjectsOfFact(about, fact))}>
      {sentence}
    </button>
  ));
}

function Laid({ game, view, players }: { game: GameClient; view: never; players: number }) {
  const room = roomOf(players);
  const { shown, point } = useHighlight(() => {});
  const lines = storyLines(game.text, view, voiceFor('0', names));
  const rest = { ...AT_REST, whyNot: () => undefined, act: async () => true, legal: [], pending: false, clock: null };
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
      <Things lines={lines} about={game.about} point={point} />
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

/**
 * Renders a match of bots from the view of seat 0 once there is a fact of a kind, and points at the subjects of that
 * fact.
 */
async function tapped(id: string, kind: string) {
  const game = (await loadGame(id, 'en')) as GameClient;
  const module = moduleById(id) as AnyModule;
  const random = seededRandom('pointing');
  const table = localMatch(module, module.players.max, {}, random);
  const told = () => table.view('0').story.find((fact: { kind: string }) => fact.kind === kind);
  for (let made = 0; !told() && made < 400; made++) {
    const seat = table.seats.find((seat) => table.view(seat).mustDecide) ?? '0';
    table.act(seat, module.bot(table.view(seat), seat, random) as Choice);
  }
  const view = JSON.parse(JSON.stringify(table.view('0'))) as never;
  render(<Laid game={game} view={view} players={module.players.max} />);
  // A board may load parts later.
  await act(async () => void (await import('../../games/improvised-dungeon-crawl/Dungeon')));
  const [line] = storyLines(game.text, view, voiceFor('0', names)).filter(({ fact }) => fact.kind === kind);
  const button = [...document.querySelectorAll<HTMLElement>('[data-line]')].find(
    ({ textContent }) => textContent === line?.sentence,
  );
  act(() => button?.click());
  return line?.fact.data;
}

const pointed = () =>
  [...document.querySelectorAll('[data-pointed]')].map((element) => element.getAttribute('data-about'));

describe('the subjects of a fact are shown on the board', () => {
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

  test('and named', async () => {
    await tapped('crystal-wars', 'villagePlaced');
    expect(screen.getByRole('status', { name: 'Shown' })).toHaveTextContent(/village/i);
  });
});

describe('an outlined thing', () => {
  const fact = (n: number, data: object) => ({ n, sentence: `Line ${n}`, fact: { n, kind: 'told', data } });
  const lines = [fact(1, { seat: '0' }), fact(2, { seat: '7' }), fact(3, { seat: '0', site: 'L' }), fact(4, {})];

  function Told() {
    const { point } = useHighlight(() => {});
    return (
      <>
        <i data-about="seat:0" />
        <i data-about="seat:0 site:L" />
        <i data-about="seat:1 site:L" />
        <Things lines={lines} about={{ site: 'site' }} point={point} />
      </>
    );
  }

  test('is named completely, not in part', () => {
    render(<Told />);
    act(() => screen.getByText('Line 3').click());
    expect(pointed()).toEqual(['seat:0', 'seat:0 site:L']);
  });

  test('stays outlined for a while; the next one starts the time again', () => {
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

test('of several buttons of a move the one with the chosen arguments is outlined', () => {
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

test('an additional subject alone outlines nothing', () => {
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

import { COSTS, EVENTS, eventOf, SETTLEMENTS, UNIT_KINDS, UNITS, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { Die } from '../../../art/dice/Die';
import { Sheet } from '../../../ui/sheet/Sheet';
import { PlayersTable } from '../parts/PlayersTable';
import { colourOf, PieceIcon } from '../pieces/Piece';
import { capital } from '../sentences';
import { t } from '../strings';
import styles from './sheets.module.css';

interface InfoSheetProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
  onClose(): void;
}

/** Reference tables: the possessions of each player, the values of pieces, the events of the die. */
export function InfoSheet({ view, names, onClose }: InfoSheetProps) {
  const { info, tables } = t();
  return (
    <Sheet title={info} place="side" onClose={onClose}>
      <div className={styles.info}>
        <section>
          <h3>{tables.players}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen a keyboard scrolls it */}
          <section className={styles.wide} tabIndex={0} aria-label={tables.players}>
            <PlayersTable view={view} names={names} />
          </section>
        </section>
        <section>
          <h3>{tables.pieces}</h3>
          <PiecesTable view={view} />
        </section>
        <section>
          <h3>{tables.eventDie}</h3>
          <EventList bandits={view.options.bandits} />
        </section>
      </div>
    </Sheet>
  );
}

/** The values of every piece of the match. */
function PiecesTable({ view }: { view: View }) {
  const colour = colourOf(view, view.audience ?? '0');
  const { tables, things } = t();
  const units = UNIT_KINDS.filter((kind) => kind !== 'diplomat' || view.options.diplomats);
  return (
    <table className={styles.pieces}>
      <thead>
        <tr>
          <th scope="col">{tables.piece}</th>
          <th scope="col">{tables.attack}</th>
          <th scope="col">{tables.defence}</th>
          <th scope="col">{tables.moves}</th>
          <th scope="col">{tables.cost}</th>
          <th scope="col">{tables.grain}</th>
        </tr>
      </thead>
      <tbody>
        {units.map((kind) => {
          const { attack, defence, move, cost, upkeep } = UNITS[kind];
          return (
            <tr key={kind}>
              <th scope="row">
                <span>
                  <PieceIcon kind={kind} colour={colour} size={28} /> {capital(things[kind])}
                </span>
              </th>
              <td>{attack}</td>
              <td>{kind === 'infantry' ? tables.atHome(defence, defence + 1) : defence}</td>
              <td>{move}</td>
              <td>{cost}</td>
              <td>−{upkeep}</td>
            </tr>
          );
        })}
        {(['village', 'city', 'freeVillage'] as const).map((kind) => {
          const { attack, defence, grain } = SETTLEMENTS[kind];
          return (
            <tr key={kind}>
              <th scope="row">
                <span>
                  <PieceIcon kind={kind} colour={kind === 'freeVillage' ? 'black' : colour} size={28} />
                  {capital(things[kind])}
                </span>
              </th>
              <td>{attack}</td>
              <td>{defence}</td>
              <td>–</td>
              <td>{kind === 'freeVillage' ? '–' : COSTS[kind]}</td>
              <td>{grain > 0 ? `+${grain}` : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The effect of each side of the event die. */
function EventList({ bandits }: { bandits: boolean }) {
  return (
    <ol className={styles.events}>
      {EVENTS.map((_, at) => {
        const { name, what } = t().events[eventOf(at + 1, bandits)];
        return (
          <li key={name}>
            <Die kind="d6" value={at + 1} size={30} label="" />
            <p>
              <b>{name}.</b> {what}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

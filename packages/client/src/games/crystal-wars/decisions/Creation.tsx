import { COSTS, CREATABLE, type Creatable, incomeOf, upkeepOf } from '@lantern/games/crystal-wars/board';
import { Button } from '../../../ui/Button';
import { explainable } from '../../../ui/explainable';
import { Sign } from '../map/Signs';
import { Grain } from '../parts/Grain';
import { colourOf, PieceIcon } from '../pieces/Piece';
import { type BoardContext, can, send } from '../selection';
import { capital } from '../sentences';
import { shortageAhead } from '../shortageAhead';
import { t } from '../strings';
import { reasonAgainst } from '../whyNotHere';
import { Bar } from './Bar';
import styles from './Decision.module.css';

/** The prices in grain: the kind is chosen here, its square on the map. */
export function Creation({ context }: { context: BoardContext }) {
  const { view, seat, selection } = context;
  const player = view.players[seat];
  const grain = player?.grain ?? 0;
  const kind = selection.kind !== null && can(context, 'create', selection.kind) ? selection.kind : null;
  const refused =
    selection.kind !== null && kind === null && !context.pending
      ? reasonAgainst(context, selection.kind)?.sentence
      : undefined;
  const { creation } = t().bar;
  const words = kind
    ? creation.tap[kind]
    : grain === 0
      ? creation.spent
      : creation[player?.silo ? 'kept' : 'spoils'](grain);
  return (
    <Bar
      context={context}
      words={words}
      more={
        <>
          {refused ? <p className={styles.reason}>{refused}</p> : <UpkeepWarning context={context} />}
          <ul className={styles.kinds} data-decision>
            {CREATABLE.filter((one) => one !== 'diplomat' || view.options.diplomats).map((one) => (
              <li key={one}>
                <Kind context={context} kind={one} chosen={one === kind} />
              </li>
            ))}
          </ul>
        </>
      }
    >
      <Button
        look={grain === 0 ? 'main' : 'plain'}
        busy={context.pending}
        data-lit={can(context, 'endTurn') || undefined}
        data-move="endTurn"
        onClick={() => send(context, 'endTurn')}
      >
        {t().text.moves.endTurn}
      </Button>
    </Bar>
  );
}

/** Warns that the upkeep will exceed the harvest, while the turn can still be changed. */
function UpkeepWarning({ context: { view, seat } }: { context: BoardContext }) {
  const short = shortageAhead(view, seat);
  if (short === 0) return null;
  return (
    <p className={styles.reason}>
      <Sign name="urgent" size={18} />{' '}
      <span>{t().bar.creation.short(upkeepOf(view, seat), incomeOf(view, seat), short)}</span>
    </p>
  );
}

/** One kind with its price, and the reason if it cannot be created now. */
function Kind({ context, kind, chosen }: { context: BoardContext; kind: Creatable; chosen: boolean }) {
  const { view, seat, setSelection } = context;
  const possible = can(context, 'create', kind);
  const cost = COSTS[kind];
  const { pieces, bar } = t();
  return (
    <button
      ref={explainable({ why: () => (possible ? undefined : reasonAgainst(context, kind)), rule: RULES[kind] })}
      type="button"
      className={styles.kind}
      data-lit={(possible && !chosen) || undefined}
      data-kind={kind}
      data-about={`kind:${kind}`}
      data-possible={possible}
      aria-pressed={chosen}
      aria-label={`${bar.creation.price(capital(pieces[kind]), cost)}${possible ? '' : bar.creation.notNow}`}
      onClick={() => setSelection({ kind: chosen ? null : kind, look: null, from: null })}
    >
      <PieceIcon kind={kind} colour={colourOf(view, seat)} size={36} />
      <span className={styles.kindName}>{capital(pieces[kind])}</span>
      <span className={styles.price}>
        {cost}
        <Grain size={14} />
      </span>
    </button>
  );
}

/** The paragraph about how each kind is created. */
const RULES: Readonly<Record<Creatable, string>> = {
  infantry: 'R10.2',
  hover: 'R10.2',
  tank: 'R10.2',
  diplomat: 'R16.1',
  village: 'R10.3',
  city: 'R10.4',
};

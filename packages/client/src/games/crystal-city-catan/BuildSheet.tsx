import { RESOURCES } from '@lantern/games/crystal-city-catan/data/resources';
import { colonyOf } from '@lantern/games/crystal-city-catan/rules/colony';
import { priceOf } from '@lantern/games/crystal-city-catan/rules/prices';
import { bundleOf } from '@lantern/games/crystal-city-catan/text/names.en';
import type { View } from '@lantern/games/crystal-city-catan/view';
import type { Choice } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/games/kit/seat';
import type { BoardProps } from '../../table/board';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import styles from './sheets.module.css';
import { buildWords } from './words';

export interface BuildSheetProps extends Pick<BoardProps<View>, 'view' | 'whyNot' | 'act'> {
  seat: Seat;
  title: string;
  builds: readonly Choice[];
  onClose(): void;
}

/** What can be built at a place, at which price; and why the rest cannot. Possible builds come first. */
export function BuildSheet({ view, seat, title, builds, whyNot, act, onClose }: BuildSheetProps) {
  const colony = colonyOf(view, seat);
  const rows = builds
    .map((choice) => ({ choice, reason: whyNot(choice.move, choice.args) }))
    .filter(({ reason }) => reason === undefined || !ENDED.has(reason.refusal.code))
    .sort((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));
  return (
    <Sheet title={title} onClose={onClose}>
      {rows.length === 0 && <p>Nothing more can stand here.</p>}
      <ul className={styles.rows}>
        {rows.map(({ choice, reason }) => {
          const price = priceOf(colony, choice.move, choice.args);
          const real = price && RESOURCES.every((resource) => price[resource] >= 0) ? bundleOf(price) : '';
          return (
            <li key={`${choice.move} ${choice.args.join(' ')}`} className={styles.row}>
              <div>
                <strong>{buildWords(choice, colony)}</strong>
                <span>{reason ? reason.sentence : real}</span>
              </div>
              <Button
                look={reason ? 'quiet' : 'main'}
                disabled={reason !== undefined}
                data-lit={reason ? undefined : true}
                aria-label={`Build: ${buildWords(choice, colony)}`}
                onClick={() => {
                  onClose();
                  void act(choice.move, choice.args);
                }}
              >
                Build
              </Button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** Reasons that no turn of this match is likely to lift: such rows would only be in the way. */
const ENDED = new Set(['NOT_LARGER', 'ALREADY_BUILT', 'PORT_NOT_UPGRADABLE']);

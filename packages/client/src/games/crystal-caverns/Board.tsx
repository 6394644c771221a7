import type { View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import { useEffect, useMemo, useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import { voiceFor } from '../../match/sentences';
import { useSelection } from '../../match/useSelection';
import { Button } from '../../ui/Button';
import styles from './Board.module.css';
import { Choose } from './decisions/Choose';
import { decisionBar } from './decisions/Decision';
import { targetsIn } from './decisions/Roll';
import { Arena, fetchAhead, Sheets } from './later';
import { Caverns } from './map/Caverns';
import { Defs } from './map/Defs';
import { StatusLine } from './parts/StatusLine';
import { StoryFlash } from './parts/StoryFlash';
import { NOTHING, type Selection, type SetSelection } from './selection';
import type { OpenSheet } from './sheets/openSheet';
import { t } from './strings';

interface TableProps extends BoardProps<View> {
  voice: Voice;
  selection: Selection;
  setSelection: SetSelection;
  openSheet(sheet: OpenSheet): void;
}

/** The map of the caverns, or the current fight of the party. */
function Table(props: TableProps) {
  const { view, fact, phase, voice, openSheet } = props;
  const [looking, look] = useState(false);
  const fighting = view.combat !== null;
  if (looking && !fighting) look(false);
  // A card found by scrying is laid on the map while the fight waits.
  const laying = fighting && view.drawn !== null;
  const corner = (
    <>
      <StatusLine view={view} onOpen={() => openSheet({ kind: 'stock' })} />
      {fighting && !laying && (
        <Button className={styles.tool} aria-pressed={looking} onClick={() => look(!looking)}>
          {looking ? t().fight : t().map}
        </Button>
      )}
    </>
  );
  return fighting && !looking && !laying ? (
    <>
      <div className={styles.corner}>{corner}</div>
      <div className={styles.stage}>
        <Arena
          {...{ view, fact, phase, voice }}
          onHero={(seat) => openSheet({ kind: 'hero', seat })}
          targets={targetsIn(props)}
          onTarget={(slot) => void props.act('roll', [slot])}
          onFoe={(id) => openSheet({ kind: 'foe', id })}
        />
        <StoryFlash fact={fact} voice={voice} />
      </div>
    </>
  ) : (
    <Caverns {...props} corner={corner} onCard={(key) => openSheet({ kind: 'card', key })}>
      <StoryFlash fact={fact} voice={voice} />
    </Caverns>
  );
}

/** The map of the caverns or the current fight, and the open decision in the action bar. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const [selection, select] = useSelection(String(view.decisionId), NOTHING);
  const setSelection: SetSelection = (change) => select({ hint: null, ...change });
  const [sheet, openSheet] = useState<OpenSheet | null>(null);
  const voice = useMemo(() => voiceFor(seat, names), [seat, names]);
  useEffect(() => void fetchAhead(), []);
  const choosing = view.awaiting?.stage === 'choose';
  return (
    <BoardSlots
      board={
        <div className={styles.board}>
          <Defs palette={view.options.palette} />
          {choosing ? (
            <Choose {...props} voice={voice} />
          ) : (
            <Table {...props} {...{ voice, selection, setSelection, openSheet }} />
          )}
        </div>
      }
      action={seat === null ? undefined : decisionBar({ ...props, seat, voice, selection, setSelection })}
    >
      {sheet && <Sheets {...props} {...{ voice, sheet, openSheet }} onClose={() => openSheet(null)} />}
    </BoardSlots>
  );
}

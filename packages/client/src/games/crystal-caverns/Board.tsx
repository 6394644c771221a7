import { stageOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { useMemo, useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import { Button } from '../../ui/Button';
import styles from './Board.module.css';
import { Choose } from './decisions/Choose';
import { Decision, Waiting } from './decisions/Decision';
import { targetsIn } from './decisions/Roll';
import { Arena } from './fight/Arena';
import { useFight } from './fight/useFight';
import { Caverns } from './map/Caverns';
import { Defs } from './map/Defs';
import { Margin } from './parts/Margin';
import { PartyStrip } from './parts/PartyStrip';
import { StatusLine } from './parts/StatusLine';
import { StoryFlash } from './parts/StoryFlash';
import { TextBoard } from './parts/TextBoard';
import { useSelection } from './selection';
import { type OpenSheet, Sheets } from './sheets/Sheets';
import { t } from './strings';

/** The map of the caverns or the fight the party is in, with the open decision at the bottom. */
function WholeBoard(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const [selection, setSelection] = useSelection(view.decisionId);
  const [sheet, openSheet] = useState<OpenSheet | null>(null);
  const [looking, look] = useState(false);
  const voice = useMemo<Voice>(
    () => ({ you: seat, name: (one) => names[one] ?? t().seat(Number(one) + 1) }),
    [seat, names],
  );
  const combat = useFight(view);
  const fighting = combat !== null;
  if (looking && !fighting) look(false);
  // What scrying has found is laid on the map while the fight waits.
  const laying = view.combat !== null && view.drawn !== null;
  const onMap = looking || laying;
  const choosing = view.awaiting?.stage === 'choose';
  // The party is shown where its order is changed.
  const ordering = selection.order !== null || (seat !== null && stageOf(view, seat) === 'arrange');
  const onHero = (one: Seat) => openSheet({ kind: 'hero', seat: one });
  return (
    <div className={styles.frame}>
      <Defs />
      {choosing ? (
        <Choose {...props} voice={voice} />
      ) : (
        <div className={styles.board} data-fighting={(fighting && !onMap) || undefined}>
          <div className={styles.status}>
            <StatusLine view={view} onOpen={() => openSheet({ kind: 'stock' })} />
            {fighting && !laying && (
              <Button className={styles.look} aria-pressed={looking} onClick={() => look(!looking)}>
                {looking ? t().fight : t().map}
              </Button>
            )}
          </div>
          <div className={styles.stage}>
            {fighting && !onMap ? (
              <Arena
                view={view.combat === combat ? view : { ...view, combat }}
                {...{ voice, onHero }}
                targets={targetsIn(props)}
                onTarget={(slot) => void props.act('roll', [slot])}
                onFoe={(id) => openSheet({ kind: 'foe', id })}
              />
            ) : (
              <Caverns
                {...props}
                selection={selection}
                setSelection={setSelection}
                onCard={(key) => openSheet({ kind: 'card', key })}
              />
            )}
            <StoryFlash view={view} voice={voice} />
          </div>
          {(!fighting || onMap) && !ordering && (
            <div className={styles.party}>
              <PartyStrip {...{ view, voice, onHero }} />
            </div>
          )}
          <div className={styles.bar}>
            {seat === null ? (
              <Waiting view={view} voice={voice} />
            ) : (
              <Decision {...props} {...{ seat, voice, selection, setSelection }} />
            )}
          </div>
          <div className={styles.margin}>
            <Margin view={view} />
          </div>
          <TextBoard view={view} voice={voice} />
        </div>
      )}
      {sheet && <Sheets {...props} {...{ voice, sheet }} onClose={() => openSheet(null)} />}
    </div>
  );
}

/** The whole board in the frame's place for it. */
export function Board(props: BoardProps<View>) {
  return <BoardSlots board={<WholeBoard {...props} />} action={<span />} />;
}

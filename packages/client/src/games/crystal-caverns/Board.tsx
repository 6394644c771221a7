import { stageOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { useMemo, useState } from 'react';
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
import { News } from './parts/StoryFlash';
import { TextBoard } from './parts/TextBoard';
import { useHalf } from './selection';
import { type Reading, Sheets } from './sheets/Sheets';
import { say } from './strings';

/** The caverns with the party in them, or the fight it is in; what is asked of me lies under the thumb. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const [half, setHalf] = useHalf(view.decisionId);
  const [reading, read] = useState<Reading | null>(null);
  const [looking, look] = useState(false);
  const voice = useMemo<Voice>(
    () => ({ you: seat, name: (one) => names[one] ?? say().seat(Number(one) + 1) }),
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
  const ordering = half.order !== null || (seat !== null && stageOf(view, seat) === 'arrange');
  const onHero = (one: Seat) => read({ kind: 'hero', seat: one });
  return (
    <div className={styles.frame}>
      <Defs />
      {choosing ? (
        <Choose {...props} voice={voice} />
      ) : (
        <div className={styles.board} data-fighting={(fighting && !onMap) || undefined}>
          <div className={styles.status}>
            <StatusLine view={view} onOpen={() => read({ kind: 'stock' })} />
            {fighting && !laying && (
              <Button className={styles.look} aria-pressed={looking} onClick={() => look(!looking)}>
                {looking ? say().fight : say().map}
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
                onFoe={(id) => read({ kind: 'foe', id })}
              />
            ) : (
              <Caverns {...props} half={half} setHalf={setHalf} onCard={(key) => read({ kind: 'card', key })} />
            )}
            <News view={view} voice={voice} />
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
              <Decision {...props} {...{ seat, voice, half, setHalf }} />
            )}
          </div>
          <div className={styles.margin}>
            <Margin view={view} />
          </div>
          <TextBoard view={view} voice={voice} />
        </div>
      )}
      {reading && <Sheets {...props} {...{ voice, reading }} onClose={() => read(null)} />}
    </div>
  );
}

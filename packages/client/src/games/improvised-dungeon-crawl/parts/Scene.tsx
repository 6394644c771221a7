import { DRAGON_COUNTERS, type Monster, type Room } from '@lantern/games/improvised-dungeon-crawl/board';
import type { ReactNode } from 'react';
import { explainable } from '../../../ui/explainable';
import { Sign, type SignName } from '../art/Sign';
import { can, type DungeonContext, landedIn } from '../context';
import { fighting, progressOf, roomIndex } from '../roomProgress';
import { cardWords, depthWords, monsterWords, sceneWords } from '../sentences';
import { t } from '../strings';
import { aimsOf } from '../targets';
import { Backdrop } from './Backdrop';
import { DragonFigure } from './DragonFigure';
import { Gate } from './Gate';
import { Initiative } from './Initiative';
import { explained } from './Known';
import { MonsterFace } from './MonsterCard';
import { RoomFace } from './RoomCard';
import styles from './Scene.module.css';
import { StoryFlash } from './StoryFlash';
import { StrikeWords } from './StrikeWords';
import { strikeOn } from './strikes';

/** The effects of a tap on the selected card, the likeliest first. */
const DIRECT = ['disarm', 'openChest', 'meet', 'prayAltar', 'springTrap'] as const;

/** The room: drawn cards lie on the floor, fighting monsters stand there; the dragon fills it. */
export function Scene({ context }: { context: DungeonContext }) {
  const { view } = context;
  const fact = landedIn(context);
  const dragon = view.fight?.monsters.find(({ id }) => id === 'dragon');
  const drawn = view.room?.drawn ?? [];
  const { scene: words } = t();
  return (
    <section className={styles.scene} aria-label={words.label} data-dragon={dragon ? true : undefined}>
      <Backdrop room={roomIndex(view)} />
      <header className={styles.head}>
        <Corner sign="map" onClick={() => context.open({ kind: 'map' })}>
          {words.way}
        </Corner>
        <div>
          <p className={styles.caption}>{sceneWords(view)}</p>
          {view.fight ? (
            <Initiative context={context} fight={view.fight} />
          ) : (
            <p className={styles.depth}>{depthWords(view)}</p>
          )}
        </div>
        <Corner sign="deck" onClick={() => context.open({ kind: 'tables' })}>
          {words.meanings}
        </Corner>
      </header>
      {dragon ? (
        <MonsterSpot context={context} monster={dragon} className={styles.dragon}>
          <DragonFigure left={view.dungeon.counters.length} of={DRAGON_COUNTERS} fact={fact} />
        </MonsterSpot>
      ) : !view.room ? (
        <Gate context={context} />
      ) : (
        <ul className={styles.cards} data-count={drawn.length}>
          {drawn.map((one, index) => (
            <li key={one.card} data-place={index}>
              <CardSpot context={context} drawn={one} />
            </li>
          ))}
        </ul>
      )}
      <StoryFlash fact={fact} voice={context.voice} />
    </section>
  );
}

/** A round button in a corner of the picture. */
function Corner({ sign, onClick, children }: { sign: SignName; onClick(): void; children: string }) {
  return (
    <button type="button" className={styles.corner} aria-label={children} title={children} onClick={onClick}>
      <Sign name={sign} size={20} />
    </button>
  );
}

function CardSpot({ context, drawn }: { context: DungeonContext; drawn: Room['drawn'][number] }) {
  const { view, open, act } = context;
  const monster = fighting(view, drawn);
  if (monster && view.fight) {
    return (
      <MonsterSpot context={context} monster={monster} className={styles.card}>
        <MonsterFace monster={monster} fight={view.fight} />
      </MonsterSpot>
    );
  }
  const progress = progressOf(view, drawn);
  const direct = progress === 'now' ? DIRECT.find((move) => can(context, move)) : undefined;
  return (
    <button
      type="button"
      className={styles.card}
      data-lit={direct ? true : undefined}
      data-move={direct}
      data-progress={progress}
      data-about={`card:${drawn.card}`}
      aria-label={cardWords(context, drawn, progress)}
      onClick={() => (direct ? void act(direct) : open({ kind: 'card', seat: drawn.seat }))}
    >
      <RoomFace card={drawn.card} seat={drawn.seat} progress={progress} open={progress === 'done'} />
    </button>
  );
}

interface MonsterSpotProps {
  context: DungeonContext;
  monster: Monster;
  className?: string;
  children: ReactNode;
}

/** A monster to select as a target, or to inspect. */
function MonsterSpot({ context, monster, className, children }: MonsterSpotProps) {
  const { setSelection, open } = context;
  const aims = aimsOf(context, 'monster');
  const lit = aims.options.includes(monster.id);
  const strike = strikeOn(landedIn(context), monster.id);
  return (
    <button
      ref={explainable(explained('wt'))}
      type="button"
      className={className}
      data-lit={lit || undefined}
      data-aimed={(lit && aims.value === monster.id) || undefined}
      data-hurt={monster.wounds > 0 && monster.id !== 'dragon' ? true : undefined}
      data-strikes={strike?.by || undefined}
      data-about={`card:${monster.id}`}
      aria-pressed={lit ? aims.value === monster.id : undefined}
      aria-label={monsterWords(context, monster)}
      onClick={() =>
        lit ? setSelection({ target: monster.id }) : open({ kind: 'card', seat: monster.drawer ?? monster.target })
      }
    >
      {children}
      <StrikeWords strike={strike} />
    </button>
  );
}

import type { MapEntry } from '@lantern/games/improvised-dungeon-crawl/board';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import type { DungeonContext } from '../context';
import { dungeonName } from '../names';
import { t } from '../strings';
import styles from './MapSheet.module.css';

/** The rooms so far; the lead may describe the current room (R5.4). */
export function MapSheet({ context }: { context: DungeonContext }) {
  const { view } = context;
  const { sheets } = t();
  const rooms = [...view.history].reverse();
  return (
    <div className={styles.map}>
      <Wording context={context} />
      <p className={styles.left}>
        {sheets.left(view.dungeon.left)}
        {view.options.crawls > 1 && sheets.dungeon(view.crawlNo, view.options.crawls)}.
      </p>
      {rooms.length === 0 && <p>{sheets.noRoom}</p>}
      <ol>
        {rooms.map((entry) => (
          <li key={entry.room} data-dragon={entry.dragon || undefined}>
            <b>{entry.room}</b>
            <span>
              {t().roomWords(entry)}
              <small>{cardsOf(entry)}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function cardsOf({ drawn, dragon, words }: MapEntry): string {
  const cards = drawn.map(({ card }) => words[card] ?? dungeonName(card));
  return [...cards, ...(dragon ? [words.dragon ?? t().sheets.theDragon] : [])].join(', ');
}

/** Inputs for the viewer's descriptions of the room and its cards. */
function Wording({ context }: { context: DungeonContext }) {
  const { view, act, whyNot, seat } = context;
  const [words, write] = useState('');
  const entry = view.history.at(-1);
  const own = entry?.drawn.find((one) => one.seat === seat)?.card;
  const { sheets } = t();
  const targets = [
    { target: 'room', label: sheets.wordRoom },
    { target: 'dragon', label: sheets.wordDragon },
    ...(own ? [{ target: own, label: sheets.wordCard(dungeonName(own)) }] : []),
  ].filter(({ target }) => view.room && !whyNot('describe', [target, '']));
  const [at, choose] = useState(0);
  const { target, label } = targets[at % Math.max(1, targets.length)] ?? {};
  if (!target || !label) return null;
  const fault = words === '' ? undefined : whyNot('describe', [target, words])?.sentence;
  return (
    <form
      className={styles.wording}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault) void act('describe', [target, words]);
        write('');
      }}
    >
      <TextField label={label} value={words} maxLength={80} fault={fault} onChange={write} />
      <Button type="submit" data-move="describe">
        {sheets.sayIt}
      </Button>
      {targets.length > 1 && (
        <Button look="quiet" onClick={() => choose(at + 1)}>
          {sheets.wordElse}
        </Button>
      )}
    </form>
  );
}

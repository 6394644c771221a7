import { catalogue } from '@lantern/games/catalogue';
import type { OperatedRoom as Operated, OperatorAct } from '@lantern/protocol/operator';
import { useId, useState } from 'react';
import { adminStrings, useAdminStrings } from '../../i18n/admin/useAdminStrings';
import { call } from '../../net/api/call';
import { sentenceOf } from '../../net/api/failure';
import { Button } from '../../ui/Button';
import page from '../../ui/page.module.css';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/Toast';
import styles from './AdminPage.module.css';
import { timeOf } from './timeOf';

export interface OperatedRoomProps {
  token: string;
  operated: Operated;
  onDone(): Promise<void>;
}

/** One room with its actions. Irreversible ones need a confirmation. */
export function OperatedRoom({ token, operated, onDone }: OperatedRoomProps) {
  const strings = useAdminStrings();
  const id = useId();
  const { room, moves, changedAt, signs } = operated;
  const { code, seats } = room;
  const [asked, setAsked] = useState<'end' | 'delete'>();
  const [text, setText] = useState('');
  const act = async (wanted: OperatorAct) => {
    setAsked(undefined);
    try {
      await call('POST /api/admin/rooms/:room', { room: code, key: token }, wanted);
      toast(adminStrings().done);
      setText('');
      await onDone();
    } catch (error) {
      toast(sentenceOf(error), 'refusal');
    }
  };
  const seated = seats.filter(({ kind }) => kind === 'person');
  const title = catalogue.find((game) => game.id === room.game)?.title ?? room.game;
  const people = strings.people(seated.map(({ name }) => name).join(', '), room.watcherCount);
  return (
    <details className={page.prose}>
      <summary className={styles.summary}>
        <b id={id}>{code}</b>
        <span>
          {[title, strings.states[room.state], ...signs.map((sign) => strings.signs[sign]), people].join(' · ')}
        </span>
      </summary>
      <fieldset className={page.prose} aria-labelledby={id}>
        <p>{strings.changed(timeOf(changedAt), moves)}</p>
        {asked ? (
          <div className={styles.acts} role="alert">
            <p>{strings.sure(asked === 'end' ? strings.end : strings.remove, code)}</p>
            <Button look="danger" onClick={() => act({ act: asked })}>
              {strings.confirm}
            </Button>
            <Button onClick={() => setAsked(undefined)}>{strings.cancel}</Button>
          </div>
        ) : (
          <div className={styles.acts}>
            {room.state === 'playing' && <Button onClick={() => setAsked('end')}>{strings.end}</Button>}
            <Button onClick={() => act({ act: 'lock', locked: !room.locked })}>
              {room.locked ? strings.unlock : strings.lock}
            </Button>
            {seated.map(({ seat, name }) => (
              <Button key={`free ${seat}`} onClick={() => act({ act: 'free', seat })}>
                {strings.free(name)}
              </Button>
            ))}
            {seated.map(({ seat, name }) => (
              <Button key={`mute ${seat}`} onClick={() => act({ act: 'mute', seat, name })}>
                {strings.mute(name)}
              </Button>
            ))}
            <Button look="danger" onClick={() => setAsked('delete')}>
              {strings.remove}
            </Button>
          </div>
        )}
        <TextField label={strings.sayIn(code)} value={text} onChange={setText} />
        <Button disabled={text.trim() === ''} onClick={() => act({ act: 'say', text })}>
          {strings.say}
        </Button>
      </fieldset>
    </details>
  );
}

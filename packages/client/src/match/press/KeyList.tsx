import { useKeyStrings } from '../../i18n/keys/useKeyStrings';
import { useSettings } from '../../state/settings';
import { Door } from '../../ui/Door';
import { ALL_QUESTIONS, keyOf } from '../asking/questions';
import type { KeyWords } from '../gameBoard';
import { AskingKeys } from './AskingKeys';
import styles from './KeyList.module.css';

/** The list of keys: those of every table, and those of the game. */
export function KeyList({ own }: { own: readonly KeyWords[] }) {
  const say = useKeyStrings();
  const { letterKeys } = useSettings();
  const asking = ALL_QUESTIONS.map((question) => ({
    keys: [keyOf(question).toUpperCase()].filter(Boolean),
    does: say.asks[question],
  }));
  const others = [...say.list, ...own];
  return (
    <section className={styles.keys}>
      <h3>{say.title}</h3>
      {!letterKeys && <p>{say.isOff}</p>}
      <dl>
        {[...say.list, ...asking.filter(({ keys }) => keys.length > 0), ...own].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Door icon="settings" label={say.change}>
        <AskingKeys taken={others.flatMap(({ keys }) => keys)} />
      </Door>
    </section>
  );
}

import type { PrivacyFacts } from '@lantern/protocol/privacy';
import { useEffect, useState } from 'react';
import { usePrivacyStrings } from '../../i18n/privacy/usePrivacyStrings';
import { call } from '../../net/api/call';
import { PageFrame } from '../../ui/PageFrame';
import styles from '../../ui/page.module.css';

/** The privacy page: what is kept, for how long, who sees it, and how to delete it. */
export function PrivacyPage() {
  const strings = usePrivacyStrings();
  const facts = useFacts();
  return (
    <PageFrame title={strings.title}>
      <main className={styles.column}>
        <h1>{strings.title}</h1>
        <p>{strings.summary}</p>
        {facts === 'failed' && <p role="alert">{strings.failed}</p>}
        {typeof facts === 'object' && <Facts facts={facts} />}
      </main>
    </PageFrame>
  );
}

function Facts({ facts }: { facts: PrivacyFacts }) {
  const strings = usePrivacyStrings();
  const { contact } = facts;
  return (
    <>
      {strings.sections.map(({ title, lines }) => (
        <section key={title} className={`${styles.panel} ${styles.prose}`}>
          <h2>{title}</h2>
          <ul>
            {lines(facts).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className={`${styles.panel} ${styles.prose}`}>
        <h2>{strings.contactTitle}</h2>
        <p>{contact ? strings.contact : strings.noContact}</p>
        {contact && (
          <a className={styles.way} href={contact.startsWith('https://') ? contact : `mailto:${contact}`}>
            {contact}
          </a>
        )}
      </section>
    </>
  );
}

/** The settings of the server; `undefined` until it answers. */
function useFacts(): PrivacyFacts | 'failed' | undefined {
  const [facts, setFacts] = useState<PrivacyFacts | 'failed'>();
  useEffect(() => {
    let here = true;
    call('GET /api/privacy', {}).then(
      (found) => here && setFacts(found),
      () => here && setFacts('failed'),
    );
    return () => {
      here = false;
    };
  }, []);
  return facts;
}

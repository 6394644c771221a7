import { useState } from 'react';
import { useMailStrings } from '../../i18n/mail/useMailStrings';
import { call } from '../../net/api/call';
import { sentenceOf } from '../../net/api/failure';
import { Message } from '../../ui/Message';
import { NotFoundPage } from '../NotFoundPage';

/** The page of a link in a mail. It does nothing before a tap, since mail scanners open links. */
export function MailPage() {
  const strings = useMailStrings();
  const [asked] = useState(() => /^#(confirm|unsubscribe)\.(.+)$/.exec(location.hash));
  const [step, setStep] = useState<'asks' | 'done' | { fault: unknown }>('asks');
  const what = asked?.[1] === 'confirm' ? 'confirm' : 'unsubscribe';
  if (!asked) return <NotFoundPage />;
  const { title, body, action, done } = strings[what];
  const answer = () => {
    call(`POST /api/mail/${what}`, {}, { link: asked[2] ?? '' }).then(
      () => setStep('done'),
      (fault: unknown) => setStep({ fault }),
    );
  };
  if (step === 'done') return <Message title={title}>{done}</Message>;
  if (step === 'asks') {
    return (
      <Message title={title} action={{ label: action, onClick: answer }}>
        {body}
      </Message>
    );
  }
  return (
    <Message title={strings.failed} action={{ label: action, onClick: answer }}>
      {sentenceOf(step.fault)}
    </Message>
  );
}

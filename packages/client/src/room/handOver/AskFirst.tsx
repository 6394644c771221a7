import { useEffect, useState } from 'react';
import { useHandOverStrings } from '../../i18n/handOver/useHandOverStrings';
import { useStrings } from '../../i18n/strings';
import { Failure, passes, sentenceOf } from '../../net/api/failure';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';

export interface AskFirstProps {
  /** The sentences: what the link gives, and what happens then. */
  say: { title: string; help: string; action: string; taking: string; failed: string };
  /** Uses the link. Rejects with the refusal of the server. */
  take(): Promise<void>;
  /** Called when the link was used or is not wanted. */
  onDone(): void;
}

/** The page of a link that gives something to this browser: no request is sent before a tap. */
export function AskFirst({ say, take, onDone }: AskFirstProps) {
  const { common } = useStrings();
  const { watch } = useHandOverStrings();
  const [step, setStep] = useState<'asks' | 'takes' | { fault: unknown }>('asks');
  useEffect(() => {
    if (step !== 'takes') return;
    take().then(onDone, (fault: unknown) => setStep({ fault }));
  }, [step, take, onDone]);
  if (step === 'takes') return <Waiting>{say.taking}</Waiting>;
  const again = () => setStep('takes');
  if (step === 'asks') {
    return (
      <Message
        title={say.title}
        action={{ label: say.action, onClick: again }}
        other={{ label: watch, onClick: onDone }}
      >
        {say.help}
      </Message>
    );
  }
  // If the server was unreachable or busy, the link is still valid.
  const { fault } = step;
  const passing = fault instanceof Failure && (fault.code === 'UNREACHABLE' || passes(fault));
  return (
    <Message
      title={say.failed}
      action={passing ? { label: common.tryAgain, onClick: again } : { label: watch, onClick: onDone }}
    >
      {sentenceOf(fault)}
    </Message>
  );
}

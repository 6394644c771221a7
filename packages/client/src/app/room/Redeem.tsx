import { useEffect, useState } from 'react';
import { toast } from '../../ui/Toast';
import { sentenceOf } from '../../wire/failure';
import { redeem } from '../../wire/hosting';
import { useWords, words } from '../../words/words';
import { keepKeys, keysOf, showSeat } from '../keys';
import { Message } from '../Message';
import { Waiting } from '../Waiting';

/** Takes over a seat from another device of the same person, then leads into the room. */
export function Redeem({ code, token, onDone }: { code: string; token: string; onDone(): void }) {
  const say = useWords().hosting.handOver;
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    redeem(code, token).then(
      ({ seat, seatKey }) => {
        keepKeys(code, showSeat(keysOf(code), { seat, seatKey }));
        toast(words().hosting.handOver.here);
        onDone();
      },
      (error: unknown) => setFault(sentenceOf(error)),
    );
  }, [code, token, onDone]);
  if (fault === undefined) return <Waiting>{say.taking}</Waiting>;
  return (
    <Message title={say.failed} action={{ label: say.watch, onClick: onDone }}>
      {fault}
    </Message>
  );
}

import { useEffect, useState } from 'react';
import { handOverStrings, useHandOverStrings } from '../../i18n/handOver/useHandOverStrings';
import { useStrings } from '../../i18n/strings';
import { Failure, passes, sentenceOf } from '../../net/api/failure';
import { redeem } from '../../net/api/hosting/hosting';
import { browserIdIn, heldSeat, keepKeys, keysOf, showSeat } from '../../state/roomKeys';
import { Message } from '../../ui/Message';
import { toast } from '../../ui/Toast';
import { Waiting } from '../../ui/Waiting';
import { bindHostToSeat } from '../connection/bindHostToSeat';

/** A browser that is the host's already may hold another seat of the room. */
async function takeOver(code: string, token: string): Promise<void> {
  const keys = keysOf(code);
  const taken = await redeem(code, token, browserIdIn(code));
  // The seat is here in any case.
  const bound = await bindHostToSeat(keys, taken.room).catch(() => keys);
  keepKeys(code, showSeat(bound, heldSeat(taken)));
}

/** Takes over a seat from another device of the same person, then leads into the room. */
export function RedeemHandOver({ code, token, onDone }: { code: string; token: string; onDone(): void }) {
  const { common } = useStrings();
  const strings = useHandOverStrings();
  const [fault, setFault] = useState<unknown>();
  // Where the server was not reached, or could not answer, the link is as good as before.
  const [tries, setTries] = useState(0);
  const passing = fault instanceof Failure && (fault.code === 'UNREACHABLE' || passes(fault));
  const again = () => {
    setFault(undefined);
    setTries(tries + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one more request
  useEffect(() => {
    takeOver(code, token).then(
      () => {
        toast(handOverStrings().here);
        onDone();
      },
      (error: unknown) => setFault(error),
    );
  }, [code, token, onDone, tries]);
  if (fault === undefined) return <Waiting>{strings.taking}</Waiting>;
  return (
    <Message
      title={strings.failed}
      action={passing ? { label: common.tryAgain, onClick: again } : { label: strings.watch, onClick: onDone }}
    >
      {sentenceOf(fault)}
    </Message>
  );
}

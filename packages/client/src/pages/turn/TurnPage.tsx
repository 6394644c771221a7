import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStrings } from '../../i18n/strings';
import { useTurnLinkStrings } from '../../i18n/turnLink/useTurnLinkStrings';
import { sentenceOf } from '../../net/api/failure';
import { roomOfTag } from '../../net/desk/deskApi';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';

/** The target of a link in a post or a mail: opens the room if this browser has a key of it. */
export function TurnPage({ tag }: { tag: string }) {
  const strings = useTurnLinkStrings();
  const { common } = useStrings();
  const [, go] = useLocation();
  const [state, setState] = useState<'asks' | 'none' | { fault: unknown }>('asks');
  const find = useCallback(() => {
    setState('asks');
    roomOfTag(tag).then(
      (code) => (code === null ? setState('none') : go(`/r/${code}`, { replace: true })),
      (fault: unknown) => setState({ fault }),
    );
  }, [tag, go]);
  useEffect(find, [find]);
  if (state === 'asks') return <Waiting />;
  if (state === 'none') {
    return (
      <Message title={strings.none} action={{ label: strings.bring, onClick: () => go('/seats') }}>
        {strings.help}
      </Message>
    );
  }
  return (
    <Message title={strings.failed} action={{ label: common.tryAgain, onClick: find }}>
      {sentenceOf(state.fault)}
    </Message>
  );
}

import { useEffect, useRef } from 'react';
import { t } from '../../i18n/strings';
import { toast } from '../../ui/Toast';

/** Says that the role of the host has come to this browser. Nothing is compared before the room has told who the host is. */
export function useHostNotice(told: boolean, host: boolean): void {
  const wasHost = useRef<boolean>(undefined);
  useEffect(() => {
    if (!told) return;
    if (host && wasHost.current === false) toast(t().hosting.youHost);
    wasHost.current = host;
  }, [told, host]);
}

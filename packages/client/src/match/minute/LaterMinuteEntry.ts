import { laterComponent } from '../../ui/laterComponent';

export const LaterMinuteEntry = laterComponent(() => import('./MinuteEntry').then((part) => part.MinuteEntry));

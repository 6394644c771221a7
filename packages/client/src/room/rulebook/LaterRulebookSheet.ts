import { laterComponent } from '../../ui/laterComponent';

export const LaterRulebookSheet = laterComponent(() => import('./RulebookSheet').then((part) => part.RulebookSheet));

import type { Pool } from '@lantern/games/improvised-dungeon-crawl/board';
import type { SignName } from '../art/Sign';

export const POOL_SIGNS: Readonly<Record<Pool, SignName>> = {
  slay: 'sword',
  evade: 'feather',
  heal: 'drop',
  spell: 'star',
  luck: 'clover',
};

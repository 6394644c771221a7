import type { CatalogueEntry } from '@lantern/games/catalogue';
import { Link } from 'wouter';
import { useMinuteStrings } from '../../i18n/minute/useMinuteStrings';
import { Icon } from '../../ui/Icon';

/** A link to "in one minute" of a game; empty for a game without one. */
export function MinuteLink({ game, className }: { game: CatalogueEntry; className?: string }) {
  const say = useMinuteStrings();
  if (!game.minute) return null;
  return (
    <Link href={`/minute/${game.id}`} className={className} aria-label={say.openFor(game.title)}>
      <Icon name="play" />
      {say.open}
    </Link>
  );
}

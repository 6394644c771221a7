import { type MapId, mapOf, type Options } from '@lantern/games/crystal-wars/board';
import type { GameClient } from '../../../match/gameBoard';
import { MapPicture } from './MapPicture';

/** The maps are drawn; the usual one as it would be played. */
export const optionPicture: GameClient['optionPicture'] = (key, value, options, players) =>
  key === 'map' ? (
    <MapPicture map={mapOf({ ...(options as unknown as Options), map: value as MapId }, players)} />
  ) : undefined;

import { type MapId, mapOf, type Options } from '@lantern/games/crystal-wars/board';
import type { GameClient } from '../../../match/gameBoard';
import { MapPicture } from './MapPicture';

/** Draws the maps; for `auto`, the map that would be used. */
export const optionPicture: GameClient['optionPicture'] = (key, value, options, players) =>
  key === 'map' ? (
    <MapPicture map={mapOf({ ...(options as unknown as Options), map: value as MapId }, players)} />
  ) : undefined;

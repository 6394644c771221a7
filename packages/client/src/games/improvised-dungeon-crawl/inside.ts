/** Parts that are not needed during the creation of heroes, in one chunk: the shop and the dungeon. */
export { Dungeon } from './Dungeon';
export { ShopScreen } from './muster/ShopScreen';

/** Parts that are not needed while heroes are made, in one chunk: the shop and the dungeon. */
export { Dungeon } from './Dungeon';
export { ShopScreen } from './muster/ShopScreen';

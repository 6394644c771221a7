import type { Store } from '../store';
import { chatContract } from './chat';
import { groupsContract } from './groups';
import { leasesContract } from './leases';
import { maintenanceContract } from './maintenance';
import { matchesContract } from './matches';
import { pushContract } from './push';
import { roomsContract } from './rooms';

/** A fresh, empty place to keep things in: opened again it still holds what was kept. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What every store must do. The tests of each kind of store run this. */
export function storeContract(newPlace: () => Promise<StorePlace>): void {
  let place: StorePlace;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
  });

  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const opened = () => ({
    store: () => store,
    reopen: async () => {
      await store.close();
      store = await place.open();
    },
  });

  describe('rooms', () => roomsContract(opened().store));
  describe('matches', () => matchesContract(opened().store, opened().reopen));
  describe('what is kept for long', () => maintenanceContract(opened().store));
  describe('servers', () => leasesContract(opened().store));
  describe('what is said', () => chatContract(opened().store));
  describe('who wants to be called', () => pushContract(opened().store));
  describe('what groups have played', () => groupsContract(opened().store, opened().reopen));
}

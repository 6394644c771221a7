import type { Store } from '../store';
import { auditContract } from './audit';
import { blocksContract } from './blocks';
import { bundlesContract } from './bundles';
import { callsContract } from './calls';
import { chatContract } from './chat';
import { daysContract } from './days';
import { groupsContract } from './groups';
import { hooksContract } from './hooks';
import { leasesContract } from './leases';
import { mailContract } from './mail';
import { maintenanceContract } from './maintenance';
import { marksContract } from './marks';
import { matchesContract } from './matches';
import { personalContract } from './personal';
import { pushContract } from './push';
import { reportsContract } from './reports';
import { roomsContract } from './rooms';

/** A new, empty location for a store. Reopening it keeps its contents. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** The contract of every store, run by the tests of each implementation. */
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
  describe('maintenance', () => maintenanceContract(opened().store));
  describe('servers', () => leasesContract(opened().store));
  describe('chat messages', () => chatContract(opened().store));
  describe('marks', () => marksContract(opened().store));
  describe('orders and notes', () => personalContract(opened().store));
  describe('clocks over days', () => daysContract(opened().store));
  describe('notifications over days', () => callsContract(opened().store));
  describe('channels of rooms', () => hooksContract(opened().store));
  describe('mail addresses', () => mailContract(opened().store));
  describe('the audit log', () => auditContract(opened().store));
  describe('blocked households', () => blocksContract(opened().store));
  describe('reports', () => reportsContract(opened().store));
  describe('encrypted keys', () => bundlesContract(opened().store));
  describe('push addresses', () => pushContract(opened().store));
  describe('histories of groups', () => groupsContract(opened().store, opened().reopen));
}

import type { Subject } from '../load/subjects/process';
import { createRoom } from '../rooms';
import { Visitors } from './visitors';

/** A message to many visitors. */
export interface Telling {
  subject: Subject;
  /**
   * Resolves when all have received it.
   * @returns its size for each, in bytes
   */
  tell(): Promise<number>;
}

/** A room of Lantern with many watchers. */
export interface CrowdedRoom {
  change: Telling;
  /** A chat message, each time of another visitor. */
  remark: Telling;
  close(): void;
}

export async function openCrowdedRoom(subject: Subject, visitors: number): Promise<CrowdedRoom> {
  const { address: server } = subject;
  const { room, hostKey } = await createRoom(server, 'colossal-cave', 4, 'Ana');
  const crowd = await Visitors.open({ server, namespace: '/room', visitors, proof: { code: room.code } });
  const configure = `${server}/api/rooms/${room.code}/configure`;
  let listed = false;
  let remarks = 0;
  return {
    change: {
      subject,
      tell() {
        listed = !listed;
        return crowd.tell({ post: configure, body: { listed }, key: hostKey }, `"listed":${listed}`);
      },
    },
    remark: {
      subject,
      tell() {
        const text = `Remark number ${++remarks}.`;
        return crowd.tell({ by: remarks, emit: ['say', { text }] }, text);
      },
    },
    close: () => crowd.close(),
  };
}

/** The same number of visitors on a bare relay. */
export interface RelayedCrowd extends Telling {
  /** Sets the size of its messages in bytes. */
  resize(bytes: number): Promise<void>;
  close(): void;
}

export async function openRelayedCrowd(subject: Subject, visitors: number): Promise<RelayedCrowd> {
  const crowd = await Visitors.open({ server: subject.address, namespace: '', visitors, greeting: ['sync', 'crowd'] });
  let version = 0;
  return {
    subject,
    tell() {
      const from = version++;
      return crowd.tell({ by: version, emit: ['update', null, from, 'crowd'] }, `"crowd",${from},${version},`);
    },
    async resize(bytes) {
      const frame = `42["patch","crowd",${version},${version},""]`;
      await subject.ask({ ask: 'relay', bytes: Math.max(0, bytes - frame.length) });
    },
    close: () => crowd.close(),
  };
}

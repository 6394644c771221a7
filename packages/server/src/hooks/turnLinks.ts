import { createHmac, randomBytes } from 'node:crypto';
import type { DeskBody } from '@lantern/protocol/bodies';
import { hashFits, keyFits, normalCode, presentedHash } from '../rooms/access/keys';
import type { PushStore } from '../store/push';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';

const TAG_BYTES = 12;

/**
 * Links to rooms for messages that strangers may read. Their tag is a pseudorandom number that only this server can
 * compute from the room: it opens the room in a browser that has a key of it, and reveals nothing to any other.
 */
export class TurnLinks {
  readonly #secret: string;
  readonly #publicUrl: string | null;

  private constructor(secret: string, publicUrl: string | null) {
    this.#secret = secret;
    this.#publicUrl = publicUrl;
  }

  /** @param publicUrl the address of the server; `null` if it is unknown */
  static async open(store: PushStore, publicUrl: string | null): Promise<TurnLinks> {
    return new TurnLinks(await store.secret('turn links', randomBytes(32).toString('base64url')), publicUrl);
  }

  /** The link to a room; `null` if the server does not know its address. */
  linkTo(room: Pick<RoomRecord, 'code' | 'createdAt'>): string | null {
    return this.#publicUrl === null ? null : `${this.#publicUrl}/turn/${this.#tagOf(room)}`;
  }

  /** The code of the room with that tag, if it is among these rooms and one of the keys belongs to it; otherwise `null`. */
  async find(store: Pick<Store, 'loadRooms'>, tag: string, { rooms }: DeskBody): Promise<string | null> {
    const keys = new Map(rooms.map((room) => [normalCode(room.code) ?? '', room.keys]));
    const loaded = await store.loadRooms([...keys.keys()]);
    const found = loaded.find(({ room }) => this.#tagOf(room) === tag);
    return found && (keys.get(found.room.code) ?? []).some((key) => isKeyOf(found.room, key)) ? found.room.code : null;
  }

  #tagOf({ code, createdAt }: Pick<RoomRecord, 'code' | 'createdAt'>): string {
    const digest = createHmac('sha256', this.#secret).update(`${code} ${createdAt}`).digest();
    return digest.subarray(0, TAG_BYTES).toString('base64url');
  }
}

function isKeyOf(room: RoomRecord, key: string): boolean {
  const hash = presentedHash(key);
  return keyFits(room.hostKeyHash, key) || room.seats.some(({ keyHash }) => hashFits(keyHash, hash));
}

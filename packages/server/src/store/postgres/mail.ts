import { type MailBox, type MailSeat, type MailStore, mailBoxOf, mailBoxRow, mailSeatOf, mailSeatRow } from '../mail';
import { mail } from '../sql';
import type { Connections } from './connections';

/** Mail addresses in PostgreSQL. */
export class PostgresMail implements MailStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async save(box: MailBox): Promise<void> {
    await this.#connections.writeSql(mail.save, mailBoxRow(box));
  }

  async load(id: string): Promise<MailBox | undefined> {
    return (await this.#connections.readSql(mail.load, { id })).rows.map(mailBoxOf)[0];
  }

  async ofToken(tokenHash: string): Promise<MailBox | undefined> {
    return (await this.#connections.readSql(mail.ofToken, { tokenHash })).rows.map(mailBoxOf)[0];
  }

  async remove(id: string): Promise<void> {
    await this.#connections.writeSql(mail.remove, { id });
  }

  async addSeat(seat: MailSeat): Promise<void> {
    await this.#connections.writeSql(mail.addSeat, mailSeatRow(seat));
  }

  async removeSeat(seat: MailSeat): Promise<void> {
    await this.#connections.writeSql(mail.removeSeat, mailSeatRow(seat));
  }

  async ofSeat(roomCode: string, keyHash: string): Promise<MailBox[]> {
    return (await this.#connections.readSql(mail.ofSeat, { roomCode, keyHash })).rows.map(mailBoxOf);
  }

  async seatsOf(boxId: string): Promise<MailSeat[]> {
    return (await this.#connections.readSql(mail.seatsOf, { boxId })).rows.map(mailSeatOf);
  }

  async daily(now: number, limit: number): Promise<MailBox[]> {
    return (await this.#connections.readSql(mail.daily, { now, limit })).rows.map(mailBoxOf);
  }

  async nextDaily(id: string, before: number, next: number): Promise<boolean> {
    return (await this.#connections.writeSql(mail.nextDaily, { id, before, next })).rowCount === 1;
  }

  async sweep({ now, unused, unconfirmed }: Parameters<MailStore['sweep']>[0]): Promise<void> {
    await this.#connections.writeSql(mail.use, { now });
    await this.#connections.writeSql(mail.removeUnused, { unused, unconfirmed });
  }
}

import type Database from 'better-sqlite3';
import { type MailBox, type MailSeat, type MailStore, mailBoxOf, mailBoxRow, mailSeatOf, mailSeatRow } from '../mail';
import { mail } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change } from './steps';

export class SqliteMail implements MailStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async save(box: MailBox): Promise<void> {
    await this.#groupCommit.write(change(mail.save, mailBoxRow(box)));
  }

  async load(id: string): Promise<MailBox | undefined> {
    return this.#reading.load.all({ id }).map(mailBoxOf)[0];
  }

  async ofToken(tokenHash: string): Promise<MailBox | undefined> {
    return this.#reading.ofToken.all({ tokenHash }).map(mailBoxOf)[0];
  }

  async remove(id: string): Promise<void> {
    await this.#groupCommit.write(change(mail.remove, { id }));
  }

  async addSeat(seat: MailSeat): Promise<void> {
    await this.#groupCommit.write(change(mail.addSeat, mailSeatRow(seat)));
  }

  async removeSeat(seat: MailSeat): Promise<void> {
    await this.#groupCommit.write(change(mail.removeSeat, mailSeatRow(seat)));
  }

  async ofSeat(roomCode: string, keyHash: string): Promise<MailBox[]> {
    return this.#reading.ofSeat.all({ roomCode, keyHash }).map(mailBoxOf);
  }

  async seatsOf(boxId: string): Promise<MailSeat[]> {
    return this.#reading.seatsOf.all({ boxId }).map(mailSeatOf);
  }

  async daily(now: number, limit: number): Promise<MailBox[]> {
    return this.#reading.daily.all({ now, limit }).map(mailBoxOf);
  }

  async nextDaily(id: string, before: number, next: number): Promise<boolean> {
    const [changed] = await this.#groupCommit.write(change(mail.nextDaily, { id, before, next }));
    return changed === 1;
  }

  async sweep({ now, unused, unconfirmed }: Parameters<MailStore['sweep']>[0]): Promise<void> {
    await this.#groupCommit.write(change(mail.use, { now }), change(mail.removeUnused, { unused, unconfirmed }));
  }
}

const READING = {
  load: mail.load,
  ofToken: mail.ofToken,
  ofSeat: mail.ofSeat,
  seatsOf: mail.seatsOf,
  daily: mail.daily,
};

import type { HostingRecord, RoomRecord } from './records';

/**
 * Numbers the people of a room that was stored before people had numbers: people of the same name count as one person.
 * Returns any other room unchanged.
 */
export function withNumberedPeople(
  seats: RoomRecord['seats'],
  hosting: HostingRecord,
): Pick<RoomRecord, 'seats' | 'hosting'> {
  if ((hosting as Partial<HostingRecord>).people) return { seats, hosting };
  const names = new Map<string, number>();
  const withNumber = <One extends { kind: string; name: string }>(one: One) => {
    if (one.kind !== 'person') return { ...one, person: null };
    const person = names.get(one.name) ?? names.size + 1;
    names.set(one.name, person);
    return { ...one, person };
  };
  const history = hosting.history.map((played) => ({ ...played, players: played.players.map(withNumber) }));
  return {
    seats: seats.map(withNumber),
    hosting: { ...hosting, history, people: { known: names.size, gone: [] } },
  };
}

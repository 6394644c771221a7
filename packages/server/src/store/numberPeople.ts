import type { HostingRecord, RoomRecord } from './records';

/**
 * A room that was kept before its people had numbers, with numbers for them: whoever has the same name is taken for the
 * same person. Any other room as it is.
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

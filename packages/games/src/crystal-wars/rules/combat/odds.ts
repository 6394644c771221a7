/** Chances of a roll-off, of 36: both sides roll a die and add their number; the higher total wins. */
export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** The chances by lead, from `-REACH` to `REACH`. A larger lead does not change them. */
const REACH = 6;
const ODDS: readonly Odds[] = Array.from({ length: 2 * REACH + 1 }, (_, at) => oddsWithLead(at - REACH));

function oddsWithLead(ahead: number): Odds {
  const odds = { win: 0, tie: 0, lose: 0 };
  for (let die = 1; die <= 6; die++) {
    for (let against = 1; against <= 6; against++) {
      const lead = ahead + die - against;
      odds[lead > 0 ? 'win' : lead < 0 ? 'lose' : 'tie'] += 1;
    }
  }
  return odds;
}

/** The chances of the side with the number `own` against the side with the number `other` (10.6). */
export function oddsOf(own: number, other: number): Odds {
  return ODDS[REACH + Math.max(-REACH, Math.min(REACH, own - other))] as Odds;
}

/** Chances of a roll-off, of 36: both sides roll a die and add their number; the higher total wins. */
export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

/** The chances of the side with the number `own` against the side with the number `other` (10.6). */
export function oddsOf(own: number, other: number): Odds {
  const odds: Odds = { win: 0, tie: 0, lose: 0 };
  for (let die = 1; die <= 6; die++) {
    for (let against = 1; against <= 6; against++) {
      const lead = own + die - other - against;
      odds[lead > 0 ? 'win' : lead < 0 ? 'lose' : 'tie'] += 1;
    }
  }
  return odds;
}

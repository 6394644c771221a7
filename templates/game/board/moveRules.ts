/** The paragraph of the rulebook that tells what each move of New Game is. */
export const moveRules: Readonly<Record<string, string>> = { roll: 'R1', play: 'R2' };

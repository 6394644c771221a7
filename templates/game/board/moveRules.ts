/** The paragraph of the rulebook that describes each move of New Game. */
export const moveRules: Readonly<Record<string, string>> = { roll: 'R1', play: 'R2' };

/** Why a move is not possible: a value, never an exception. Its sentence stands in the game's text under `code`. */
export interface Refusal {
  code: string;
  /** Numbers and names the sentence needs. */
  params?: Record<string, string | number>;
  /** The paragraph of the rulebook, e.g. `R5.2`. */
  rule?: string;
}

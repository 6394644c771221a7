/**
 * The reason why a move is not possible: a value, never an exception. The strings of the game contain its sentence
 * under `code`.
 */
export interface Refusal {
  code: string;
  /** Numbers and names for the sentence. */
  params?: Record<string, string | number>;
  /** The paragraph of the rulebook, e.g. `R5.2`. */
  rule?: string;
}

/** Builds the sentence of a refusal from its parameters. */
export type RefusalSentence = (params: NonNullable<Refusal['params']>) => string;

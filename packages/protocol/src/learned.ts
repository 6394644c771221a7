/**
 * What a kind of fact shows that some did not know before: a die, a card that was hidden from everybody or from whoever
 * has it now, a card of the hand of the seat it tells of, or choices that had been made in secret.
 */
export type LearnedKind = 'die' | 'card' | 'hand' | 'choice';

/** What a seat has learned since a move; `chance`: something else that chance decided. */
export type Learned = LearnedKind | 'chance';

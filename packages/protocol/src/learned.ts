/**
 * New information in a kind of fact: a die, a card that was hidden from everybody or from its present owner, a card of
 * the hand of the seat in question, or choices that were secret before.
 */
export type LearnedKind = 'die' | 'card' | 'hand' | 'choice';

/** Information a seat has learned since a move; `chance` is any other random result. */
export type Learned = LearnedKind | 'chance';

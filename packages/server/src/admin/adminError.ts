/** Why something that an operator asked for cannot be done: a sentence that says what to do instead. */
export class AdminError extends Error {}

/** A command cannot be carried out. The message tells the operator what to do instead. */
export class AdminError extends Error {}

declare const hidden: unique symbol;

/**
 * A value that a view may contain only if it is revealed explicitly. At run time it is the value itself (so that a
 * state stays plain JSON); for the compiler it is opaque: assigning it to a field of a view is a type error.
 */
export interface Secret<T> {
  readonly [hidden]: T;
}

export function conceal<T>(value: T): Secret<T> {
  return value as unknown as Secret<T>;
}

/** Returns the value. Rules may always call it, a view only for an audience that may know the value. */
export function reveal<T>(secret: Secret<T>): T {
  return secret as unknown as T;
}

declare const hidden: unique symbol;

/**
 * A value that no view may hold unless it is revealed on purpose. At run time it is the value itself (so that a state
 * stays plain JSON); for the compiler it is a sealed box: assigning it to a field of a view is a type error.
 */
export interface Secret<T> {
  readonly [hidden]: T;
}

export function conceal<T>(value: T): Secret<T> {
  return value as unknown as Secret<T>;
}

/** Opens a sealed value. In rules: at will. In a view: only for the audience that may know it. */
export function reveal<T>(secret: Secret<T>): T {
  return secret as unknown as T;
}

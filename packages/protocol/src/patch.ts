/** One change of a JSON value as RFC 6902 writes it; nothing but these three is ever needed between states or views. */
export interface PatchOperation {
  op: string;
  path: string;
  value?: unknown;
}

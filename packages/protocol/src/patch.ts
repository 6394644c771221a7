/**
 * A change of a JSON value in the notation of RFC 6902, limited to the three operations needed between states or views.
 */
export interface PatchOperation {
  op: string;
  path: string;
  value?: unknown;
}

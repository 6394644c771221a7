/** The log message about a migration. */
export function migrated(from: number, to: number): string {
  return `The database was migrated from schema ${from} to ${to}. Earlier versions of the server no longer start with it.`;
}

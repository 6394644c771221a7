/**
 * Repeats a query until it has an answer. The time limit of the test ends it; the timer does not keep the process
 * alive.
 */
export async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10).unref());
  }
}

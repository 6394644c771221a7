/** Asks again until there is an answer. The test's own time limit fails it; asking on keeps no process from ending. */
export async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10).unref());
  }
}

/** Jest's `test.each` for a list that may be empty: a game without options has no test of an option. */
export function testEach<Row extends readonly unknown[]>(rows: readonly Row[]) {
  return (title: string, run: (...row: Row) => void): void => {
    if (rows.length > 0) test.each(rows.map((row) => [...row]))(title, (...row) => run(...(row as unknown as Row)));
  };
}

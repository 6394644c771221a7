/** Positions of pips around the middle, in steps of a third of a side. */
const corner = [
  [-1, -1],
  [1, 1],
] as const;
const otherCorner = [
  [1, -1],
  [-1, 1],
] as const;
const sides = [
  [-1, 0],
  [1, 0],
] as const;
const middle = [[0, 0]] as const;

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: middle,
  2: corner,
  3: [...corner, ...middle],
  4: [...corner, ...otherCorner],
  5: [...corner, ...otherCorner, ...middle],
  6: [...corner, ...otherCorner, ...sides],
};

/** One to six pips around the origin, for the top of a d6. */
export function Pips({ value }: { value: number }) {
  return PIPS[value]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 9.2} cy={y * 9.2} r="3.7" />);
}

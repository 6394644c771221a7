/** A generator of reproducible numbers between 0 and 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Rock texture: short strokes in threes, each group rotated pseudorandomly. */
function strokes(step: number, length: number): string {
  const chance = seeded(41);
  let path = '';
  for (let y = -48; y <= 48; y += step) {
    for (let x = -48; x <= 48; x += step) {
      const angle = chance() * Math.PI;
      const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
      const [cx, cy] = [x + (chance() - 0.5) * step * 0.6, y + (chance() - 0.5) * step * 0.6];
      for (const aside of [-2.4, 0, 2.4]) {
        const [ox, oy] = [(-dy / length) * aside * 2, (dx / length) * aside * 2];
        path += `M${(cx + ox - dx).toFixed(1)} ${(cy + oy - dy).toFixed(1)}l${(2 * dx).toFixed(1)} ${(2 * dy).toFixed(1)}`;
      }
    }
  }
  return path;
}

/** The rock of a cell. */
export const STONE = strokes(9, 7);

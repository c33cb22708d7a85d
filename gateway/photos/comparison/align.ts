import type { Level } from './read-picture.ts';

/**
 * Maps a point of one picture to the other, in coordinates from -1 to 1: `x' = (1 + a) x + b y + c` and
 * `y' = d x + (1 + e) y + f`.
 */
export type Alignment = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Largest scaling, rotation and shift between two copies of one picture. */
const most = { size: 0.22, turn: 0.22, shift: 0.3 };

const unknowns = 8;

/** Finds the alignment, contrast and brightness at which two pictures agree best, in at most `steps` steps; null for none. */
export function align(one: Level, other: Level, from: Alignment, steps: number): Alignment | null {
  let found = from;
  for (let step = 0; step < steps; step++) {
    const next = improve(one, other, found);
    if (!next || !isPossible(next)) return null;
    const moved = Math.max(...next.map((value, index) => Math.abs(value - (found[index] ?? 0))));
    found = next;
    if (moved * one.side < 0.05) break;
  }
  return found;
}

const isPossible = ([a, b, c, d, e, f]: Alignment) =>
  Math.max(Math.abs(a), Math.abs(e)) <= most.size &&
  Math.max(Math.abs(b), Math.abs(d)) <= most.turn &&
  Math.max(Math.abs(c), Math.abs(f)) <= most.shift;

/** One step of least squares over alignment, contrast and brightness; null when the pictures do not determine it. */
function improve(one: Level, other: Level, found: Alignment): Alignment | null {
  const { side, grey } = one;
  const [a, b, c, d, e, f] = found;
  const half = (side - 1) / 2;
  const matrix = new Float64Array(unknowns * (unknowns + 1));
  const row = new Float64Array(unknowns + 1);
  let count = 0;
  for (let line = 0; line < side; line++) {
    const y = line / half - 1;
    for (let column = 0; column < side; column++) {
      const x = column / half - 1;
      const px = ((1 + a) * x + b * y + c + 1) * half;
      const py = (d * x + (1 + e) * y + f + 1) * half;
      if (px < 0 || py < 0 || px >= side - 1 || py >= side - 1) continue;
      const left = px | 0;
      const top = py | 0;
      const index = top * side + left;
      const [u, v] = [px - left, py - top];
      const g00 = other.grey[index] as number;
      const g10 = other.grey[index + 1] as number;
      const g01 = other.grey[index + side] as number;
      const g11 = other.grey[index + side + 1] as number;
      const upper = g00 + (g10 - g00) * u;
      const lower = g01 + (g11 - g01) * u;
      const value = upper + (lower - upper) * v;
      const across = ((g10 - g00) * (1 - v) + (g11 - g01) * v) * half;
      const down = (lower - upper) * half;
      row[0] = across * x;
      row[1] = across * y;
      row[2] = across;
      row[3] = down * x;
      row[4] = down * y;
      row[5] = down;
      row[6] = value;
      row[7] = 1;
      row[8] = grey[line * side + column] as number;
      count += 1;
      for (let i = 0; i < unknowns; i++) {
        const factor = row[i] as number;
        for (let j = i; j <= unknowns; j++)
          matrix[i * 9 + j] = (matrix[i * 9 + j] as number) + factor * (row[j] as number);
      }
    }
  }
  if (count < 0.6 * side * side) return null;
  const solution = solve(matrix, unknowns);
  const gain = solution?.[6] ?? 0;
  if (!solution || !(gain > 0.2 && gain < 5)) return null;
  // The solution's steps are multiplied by the contrast.
  return [0, 1, 2, 3, 4, 5].map((index) => (found[index] ?? 0) + (solution[index] ?? 0) / gain) as unknown as Alignment;
}

/**
 * Solves symmetric linear equations. `matrix` has their upper half row by row, with the right side as last column, and is
 * overwritten. Null when there is not exactly one solution.
 */
function solve(matrix: Float64Array, size: number): Float64Array | null {
  const width = size + 1;
  const at = (row: number, column: number) => matrix[row * width + column] as number;
  for (let row = 1; row < size; row++) {
    for (let column = 0; column < row; column++) matrix[row * width + column] = at(column, row);
  }
  for (let pivot = 0; pivot < size; pivot++) {
    const head = at(pivot, pivot);
    if (!(Math.abs(head) > 1e-9)) return null;
    for (let row = pivot + 1; row < size; row++) {
      const factor = at(row, pivot) / head;
      for (let column = pivot; column <= size; column++) {
        matrix[row * width + column] = at(row, column) - factor * at(pivot, column);
      }
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let rest = at(row, size);
    for (let column = row + 1; column < size; column++) rest -= at(row, column) * (solution[column] as number);
    solution[row] = rest / at(row, row);
  }
  return solution;
}

/**
 * Solves symmetric linear equations, of which the upper half is given row by row with the right side as last column; null
 * where they have no one solution. The matrix is written over.
 */
export function solve(matrix: Float64Array, size: number): Float64Array | null {
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

/** Settles once what has been drawn by now is painted; in a window that is not shown, when it is. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

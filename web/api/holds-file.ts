/** Whether variables hold a file, at any depth. */
export function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return value !== null && typeof value === 'object' && Object.values(value).some(holdsFile);
}

/**
 * Estimated bytes of plain data in memory. Objects in lists count little: nearly all are people, whom the lists of all days
 * share.
 */
export function estimateBytes(data: unknown): number {
  if (typeof data === 'string') return 16 + 2 * data.length;
  if (ArrayBuffer.isView(data)) return data.byteLength;
  if (typeof data !== 'object' || data === null) return 8;
  if (data instanceof Map) return 64 * data.size;
  if (Array.isArray(data) && data.length > 1 && typeof data[0] !== 'string') return 16 * data.length;
  return Object.values(data).reduce((sum: number, value) => sum + 16 + estimateBytes(value), 0);
}

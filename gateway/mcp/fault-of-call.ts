const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a message that calls a tool cannot be read; null for one that can, and for every other message. */
export function faultOfCall({ method, params }: Readonly<Record<string, unknown>>): string | null {
  if (method !== 'tools/call') return null;
  if (!isObject(params)) return 'params must be an object with the name of a tool.';
  if (typeof params.name !== 'string') return 'params.name must be the name of a tool.';
  if (params.arguments === undefined || isObject(params.arguments)) return null;
  return 'params.arguments must be an object; leave it out for none.';
}

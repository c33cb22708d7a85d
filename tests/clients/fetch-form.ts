import { type ClientAnswer, refusalOf } from './api-client.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The file among the variables or in one of their objects, with its path; null where there is none. */
export function fileIn(
  variables: Variables,
  path = 'variables',
): { readonly path: string; readonly file: File } | null {
  for (const [name, value] of Object.entries(variables)) {
    if (value instanceof File) return { path: `${path}.${name}`, file: value };
    const inner = typeof value === 'object' && value !== null ? fileIn(value as Variables, `${path}.${name}`) : null;
    if (inner) return inner;
  }
  return null;
}

/** Sends an operation with a file by fetch, as `docs/reference/api.md` does by curl. */
export async function fetchForm(
  address: string,
  token: string,
  query: string,
  variables: Variables,
): Promise<ClientAnswer> {
  const found = fileIn(variables);
  if (!found) throw new Error('The variables have no file.');
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({ query, variables }, (_name, value) => (value instanceof File ? null : value)),
  );
  form.append('map', JSON.stringify({ 0: [found.path] }));
  form.append('0', found.file);
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
  const response = await fetch(address, { method: 'POST', headers, body: form });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: { extensions: unknown }[] };
  return { data, refusal: refusalOf(errors, response) };
}

/** A GraphQL request as the multipart request specification spells it. */
export interface UploadRequest {
  readonly operationName: string | undefined;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A file, and the path of its variable, such as `variables.input.photo`. */
interface FilePart {
  readonly path: string;
  readonly file: Blob;
}

/**
 * The form of a request with files: `operations` with null in place of each file, `map` from part to path, then the
 * files, in that order.
 */
export function uploadForm(request: UploadRequest): FormData {
  const files: FilePart[] = [];
  const variables = takeFiles(request.variables, 'variables', files);
  const form = new FormData();
  form.set('operations', JSON.stringify({ ...request, variables }));
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, part) => [part, [path]]))));
  for (const [part, { file }] of files.entries()) form.set(String(part), file);
  return form;
}

/** Whether variables hold a file, at any depth. */
export function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return value !== null && typeof value === 'object' && Object.values(value).some(holdsFile);
}

function takeFiles(value: unknown, path: string, files: FilePart[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => takeFiles(item, `${path}.${index}`, files));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, takeFiles(item, `${path}.${name}`, files)]),
  );
}

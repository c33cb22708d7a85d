import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { repository } from './repository.ts';

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: AnySchema }>>;
}

/** A call as upstream/openapi.yaml describes it. */
export interface DescribedCall {
  readonly method: string;
  /** Path with `{name}` for its values. */
  readonly path: string;
  readonly isBelowPrefix: boolean;
  readonly tags: readonly string[];
  /** `x-extension`; absent for what every service has. */
  readonly extension: string | undefined;
  readonly responses: Readonly<Record<string, Response>>;
}

type PathItem = Readonly<Record<string, unknown>> & { readonly servers?: unknown };

const text = readFileSync(path.join(repository, 'upstream/openapi.yaml'), 'utf8');
const description = parse(text) as {
  openapi: string;
  tags: readonly { readonly name: string }[];
  paths: Record<string, PathItem>;
  components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
};
const methods = ['get', 'post', 'put', 'delete'];

// `$ref` beside other words is OpenAPI 3.1, and strict mode knows no words of OpenAPI.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'https://attendance.example/openapi', ...description });

/** Every call that is described. */
export const describedCalls: readonly DescribedCall[] = Object.entries(description.paths).flatMap(([path, item]) =>
  methods
    .filter((method) => item[method])
    .map((method) => {
      const call = item[method] as Pick<DescribedCall, 'tags' | 'responses'> & { readonly 'x-extension'?: string };
      return {
        method: method.toUpperCase(),
        path,
        isBelowPrefix: item.servers === undefined,
        tags: call.tags,
        extension: call['x-extension'],
        responses: call.responses,
      };
    }),
);

/** The tags that are described. */
export const describedTags: readonly string[] = description.tags.map(({ name }) => name);

/** The fields of a schema of the description, by its name. */
export const describedFields = (schema: string): string[] =>
  Object.keys(description.components.schemas[schema]?.properties ?? {});

/** What is wrong with a reply, as the description of its call and status says; empty when nothing is. */
export function replyFaults(call: DescribedCall, status: number, body: unknown): string[] {
  const name = String(status) in call.responses ? String(status) : 'default';
  const response = call.responses[name];
  if (!response) return [`${call.method} ${call.path} describes no answer ${status}`];
  const resolved = response.$ref ? pointed(response.$ref) : response;
  const schema = resolved.content?.['application/json']?.schema;
  if (!schema) return [];
  const validate = ajv.compile(absolute(schema) as AnySchema);
  if (validate(body)) return [];
  return (validate.errors ?? []).map((error) => `${call.path} ${status}${error.instancePath} ${error.message}`);
}

function pointed(reference: string): Response {
  const parts = reference.replace('#/', '').split('/');
  return parts.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], description) as Response;
}

/** References of a part of the description, for use outside it. */
function absolute(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"https://attendance.example/openapi#/'));
}

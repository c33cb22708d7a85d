import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** A JSON Schema, as far as tools are described by it. */
export type JSONSchema = Readonly<Record<string, unknown>>;

/** What JSON Schema knows of the scalars; all others are texts. */
const scalars: Readonly<Record<string, JSONSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  Month: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
};

/** Something that has a type, as an argument or a field of an input. */
interface Typed {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null | undefined;
  readonly defaultValue?: unknown;
}

/** The JSON Schema of an object with these members; input types stand in `$defs`, once each. */
export function objectSchema(members: readonly Typed[], more: Readonly<Record<string, JSONSchema>> = {}): JSONSchema {
  const defs = new Map<string, JSONSchema>();
  const properties = Object.fromEntries(members.map((member) => [member.name, memberSchema(member, defs)]));
  return {
    type: 'object',
    properties: { ...properties, ...more },
    required: members.filter((member) => isRequiredArgument(member as never)).map(({ name }) => name),
    additionalProperties: false,
    ...(defs.size > 0 && { $defs: Object.fromEntries(defs) }),
  };
}

function memberSchema({ type, description, defaultValue }: Typed, defs: Map<string, JSONSchema>): JSONSchema {
  return {
    ...typeSchema(type, defs),
    ...(description && { description }),
    ...(defaultValue !== undefined && defaultValue !== null && { default: defaultValue }),
  };
}

function typeSchema(given: GraphQLInputType, defs: Map<string, JSONSchema>): JSONSchema {
  const type = getNullableType(given);
  if (isListType(type)) return { type: 'array', items: typeSchema(type.ofType, defs) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return scalars[type.name] ?? { type: 'string' };
  if (!defs.has(type.name)) {
    // A group of conditions holds conditions.
    defs.set(type.name, {});
    const fields = Object.values(type.getFields());
    defs.set(type.name, {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, memberSchema(field, defs)])),
      required: fields.filter(isRequiredInputField).map(({ name }) => name),
      additionalProperties: false,
    });
  }
  return { $ref: `#/$defs/${type.name}` };
}

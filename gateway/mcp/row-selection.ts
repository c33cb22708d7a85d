import { type GraphQLField, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';

/** What people do not read: addresses of images, and what tells rows apart inside. */
const isForPeople = ({ name, args }: GraphQLField<unknown, unknown>): boolean =>
  args.length === 0 && !/^(key|id)$|URL$/.test(name);

/** The selection of what people read of a row: its own values, and those of what stands in it. */
export function rowSelection(type: GraphQLObjectType, isInner = false): string {
  const parts = Object.values(type.getFields())
    .filter(isForPeople)
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return [field.name];
      if (isInner || !isObjectType(inner)) return [];
      const selection = rowSelection(inner, true);
      return selection ? [`${field.name} { ${selection} }`] : [];
    });
  return parts.join(' ');
}

/** A row without what it has no value of. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withoutGaps(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== null && part !== '' && !isEmptyList(part)));
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

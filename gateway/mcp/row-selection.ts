import { type GraphQLField, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { costOf } from '../graphql/declared-cost.ts';

/** What people do not read: addresses of images, and what tells rows apart inside. */
const isForPeople = ({ name, args }: GraphQLField<unknown, unknown>): boolean =>
  args.length === 0 && !/^(key|id)$|URL$/.test(name);

/** Points from which on a field is priced for what it fetches for each row. */
const dearPoints = 0.005;

/** Whether the field makes calls of its own, to the attendance service or for each row to another. */
const isDear = (field: GraphQLField<unknown, unknown>): boolean => {
  const { weight = 0, once } = costOf(field);
  return once !== undefined || weight >= dearPoints;
};

/** The fields of a row that are selected only when they are asked for. */
export const dearFields = (type: GraphQLObjectType): readonly GraphQLField<unknown, unknown>[] =>
  Object.values(type.getFields()).filter((field) => isForPeople(field) && isDear(field) && selectionOf(field) !== null);

/** The variable by which a dear field is asked for. */
export const variableOf = ({ name }: GraphQLField<unknown, unknown>): string => `with_${name}`;

/**
 * The selection of the parts of a row that people read: its own values, and the values of the objects in it. A dear field
 * is selected by a variable of its own; a dear field of an object in the row never is.
 */
export function rowSelection(type: GraphQLObjectType, isInner = false): string {
  const parts = Object.values(type.getFields())
    .filter(isForPeople)
    .flatMap((field) => {
      const selection = isInner && (isDear(field) || !isLeafType(getNamedType(field.type))) ? null : selectionOf(field);
      if (selection === null) return [];
      const condition = isDear(field) ? ` @include(if: $${variableOf(field)})` : '';
      return [`${field.name}${condition}${selection}`];
    });
  return parts.join(' ');
}

/** The selection behind a field's name, empty for a value; null where nothing of it can be selected. */
function selectionOf({ type }: GraphQLField<unknown, unknown>): string | null {
  const inner = getNamedType(type);
  if (isLeafType(inner)) return '';
  const selection = isObjectType(inner) ? rowSelection(inner, true) : '';
  return selection ? ` { ${selection} }` : null;
}

/** A row without what it has no value of. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withoutGaps(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== null && part !== '' && !isEmptyList(part)));
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

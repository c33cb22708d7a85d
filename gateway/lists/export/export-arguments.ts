import {
  coerceInputValue,
  type GraphQLArgument,
  type GraphQLField,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
} from 'graphql';
import { badInput } from '../bad-input.ts';

/** The columns asked for, and the list field's arguments by name. */
export interface ExportRequest {
  /** Names as given; null asks for all. */
  readonly columns: readonly string[] | null;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Arguments that cut a page out of the list: an export is the whole list unless they are given. */
const pageArguments: readonly string[] = ['first', 'after', 'offset'];

/**
 * Reads the query string of an export by the argument types of the list's own field: inputs and lists as JSON, all
 * else as plain text, an empty text as not given. `columns` is a list of names with commas between them. Throws
 * BAD_USER_INPUT with `extensions.field` for a parameter that is unknown, missing, given twice or of another type.
 */
export function readExportRequest(
  field: Pick<GraphQLField<unknown, unknown>, 'args'>,
  parameters: URLSearchParams,
): ExportRequest {
  const known = ['columns', ...field.args.map((arg) => arg.name)];
  for (const name of parameters.keys()) {
    if (!known.includes(name))
      throw badInput(name, `${name} is not a parameter of this list; use ${known.join(', ')}.`);
    if (parameters.getAll(name).length > 1) throw badInput(name, `${name} is given twice; give it once.`);
  }
  const args: Record<string, unknown> = {};
  for (const argument of field.args) {
    const text = parameters.get(argument.name);
    if (text) args[argument.name] = coerceText(argument, text);
    else if (isRequiredArgument(argument)) throw badInput(argument.name, `${argument.name} is missing; give it.`);
    else if (!pageArguments.includes(argument.name)) args[argument.name] = argument.defaultValue;
  }
  const columns = parameters.get('columns')?.split(',').filter(Boolean);
  return { columns: columns?.length ? [...new Set(columns)] : null, args };
}

function coerceText(argument: GraphQLArgument, text: string): unknown {
  return coerceInputValue(rawValue(argument, text), argument.type, (path, _value, error) => {
    const field = [argument.name, ...path].join('.');
    throw badInput(field, `${field}: ${error.message}`);
  });
}

/** The text as the value that a GraphQL client would send in its variables. */
function rawValue(argument: GraphQLArgument, text: string): unknown {
  const type = getNullableType(argument.type);
  if (isListType(type) || isInputObjectType(type)) {
    try {
      return JSON.parse(text);
    } catch {
      throw badInput(argument.name, `${argument.name} is not JSON; give it as a GraphQL variable would be given.`);
    }
  }
  if (type.name === 'Int' || type.name === 'Float') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type.name === 'Boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

import {
  maximumConditionDepth,
  maximumConditions,
  maximumConditionValues,
  maximumFacetColumns,
  maximumOrderSteps,
  maximumSearchWords,
  maximumTextLength,
} from '../limits.ts';
import { hasTimes } from '../lists/column.ts';
import type { ListArgument, ListDeclaration } from '../lists/list.ts';
import { priceOf } from '../lists/reads.ts';

/**
 * The SDL of some lists: of each table its column enum, condition, order and list type, of each list its field of
 * Query. Lists of one table share its types.
 */
export function listSDL(lists: readonly ListDeclaration[]): string {
  const tables = new Map(lists.map((list) => [list.type, list]));
  const parts = [...[...tables.values()].map(tableSDL), queries(lists)];
  return `# Written by npm run codegen from schema/lists: edit there.\n${parts.join('\n')}`;
}

function tableSDL(list: ListDeclaration): string {
  const { type, row, title, columns } = list;
  const values = Object.entries(columns).map(([name, { description, calls }]) => {
    const cost = calls === undefined ? '' : ` @calls(once: ${calls})`;
    return `  ${text(description)}\n  ${name}${cost}`;
  });
  return `${text(`Columns of ${title}, in table order.`)}
enum ${type}Column {
${values.join('\n')}
}

${text(`A condition on one column of ${title}, a group of conditions, or both. All parts that are given must hold; a text has at most ${maximumTextLength} characters.`)}
input ${type}Condition {
  "The column that the parts below compare, up to the groups."
  column: ${type}Column
  "The shown value is one of these, at most ${maximumConditionValues}, to the letter; an empty list passes nothing. A column of a fixed set refuses other values."
  in: [String!]
  "The shown value contains this text, without regard to case and accents."
  contains: String
  "The value is this or later in the column's order; dates as YYYY-MM-DD."
  from: String
  "The value is this or earlier in the column's order; a day includes all its instants."
  to: String
${timesSDL(columns)}  "A group of which at least one holds; an empty one passes nothing."
  anyOf: [${type}Condition!]
  "A group of which all hold, as a part of another group."
  allOf: [${type}Condition!]
  "What must not hold; a row without the value passes."
  not: ${type}Condition
}

${text(`One step of a sort of ${title}.`)}
input ${type}Order {
  "The column."
  column: ${type}Column!
  "Direction."
  direction: Direction! = ASC
}

${text(`A page of ${title}.`)}
type ${type}List @page {
  "The rows of the page, in the order asked for; ${orderOf(list)} when none is asked."
  nodes: [${row}!]!
  "Number of rows that pass search and where, over all pages."
  totalCount: Int!
  "Number of rows without search and where."
  unfilteredCount: Int!
  "Where the page ends, to ask for the next one."
  pageInfo: PageInfo!
  "Values with counts for filter menus."
  facets("Columns to count, at most ${maximumFacetColumns}." columns: [${type}Column!]!): [Facet!]! @listSize(slicingArguments: ["columns"])
  ${text(asOf(list))}
  asOf: DateTime!
  ${text(notice(list))}
  notice: String
}
`;
}

/** The parts of a condition that compare times of day, for tables that have any. */
function timesSDL(columns: ListDeclaration['columns']): string {
  const timed = Object.entries(columns).filter(([, column]) => hasTimes(column));
  if (timed.length === 0) return '';
  const names = timed.map(([name]) => name).join(', ');
  return `  ${text(`The time of day of the value is this or later on the wall clock; later than \`toTime\`, the times between pass midnight. Of ${names}.`)}
  fromTime: TimeOfDay
  "The time of day of the value is this or earlier, to the second."
  toTime: TimeOfDay
`;
}

const queries = (lists: readonly ListDeclaration[]) => `extend type Query {\n${lists.map(fieldSDL).join('\n\n')}\n}\n`;

function fieldSDL(list: ListDeclaration): string {
  const { field, type, role, extension, reads, values = 0 } = list;
  const args: Readonly<Record<string, ListArgument>> = {
    ...list.arguments,
    search: {
      type: 'String',
      description: `Words, at most ${maximumSearchWords} and ${maximumTextLength} characters; each must stand in some text column of a row, in any order, without regard to case and accents.`,
    },
    where: {
      type: `[${type}Condition!]`,
      description: `Conditions, at most ${maximumConditions} with those in groups, ${maximumConditionDepth} levels deep; all must hold.`,
    },
    orderBy: {
      type: `[${type}Order!]`,
      description: `Sort steps, at most ${maximumOrderSteps}, first one strongest; ties keep ${orderOf(list)}, and with cursors that of ${cursorOrder(list)}.`,
    },
    first: {
      type: 'Int = 20',
      description:
        'Rows of the page, 0 to 200. For the whole list ask page by page with `after`, or take `/export`; null is refused.',
    },
    after: {
      type: 'String',
      description: `The page begins after the row of this cursor: \`pageInfo { endCursor }\` of the page before, with the same arguments. Without orderBy, rows are in the order of ${cursorOrder(list)}. Not with offset.`,
    },
    offset: { type: 'Int! = 0', description: 'Rows to skip, 0 or more.' },
  };
  const lines = Object.entries(args).map(
    ([name, argument]) => `    ${text(argument.description)}\n    ${name}: ${argument.type}`,
  );
  const directives = [
    `@requires(role: ${role})`,
    ...(extension === undefined ? [] : [`@extension(name: ${text(extension)})`]),
    ...(reads === undefined ? [] : [`@cost(weight: "${priceOf(reads, values)}")`]),
    ...(list.days ? [`@calls(eachDay: [${list.days.map(text).join(', ')}])`] : []),
    pageSize,
  ];
  return `  ${text(fieldDescription(list))}
  ${field}(
${lines.join('\n')}
  ): ${type}List ${directives.join(' ')}`;
}

/** What a page costs depends on its rows. */
const pageSize = `@listSize(slicingArguments: ["first"], sizedFields: ["nodes"], requireOneSlicingArgument: false)`;

function fieldDescription({ description, role, source, extension }: ListDeclaration): string {
  const codes = [
    'UNAUTHENTICATED',
    ...(role === 'USER' ? [] : ['FORBIDDEN']),
    ...(extension === undefined ? [] : ['EXTENSION_MISSING']),
    'BAD_USER_INPUT',
    ...(source === null
      ? []
      : ['UPSTREAM_REJECTED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_RESPONSE']),
  ];
  const needs = extension === undefined ? '' : ` Of the extension ${extension}.`;
  return `${description}${needs} Errors: ${codes.join(', ')}. ${source === null ? 'No upstream call.' : `Source: ${source}.`}`;
}

const cursorOrder = ({ order, key }: ListDeclaration) => [...order, `\`${key}\``].join(', ');

const orderOf = ({ isComputed }: ListDeclaration) => (isComputed ? "the list's own order" : "upstream's order");

function asOf({ isComputed, source }: ListDeclaration): string {
  if (source === null) return 'When the gateway answered: the rows are part of it.';
  return isComputed
    ? 'When the oldest of the lists behind it was revalidated with upstream.'
    : 'When this list was last revalidated with upstream.';
}

function notice({ isComputed, source }: ListDeclaration): string {
  if (source === null) return 'Always null.';
  const calls = isComputed ? ' to a call that decides' : '';
  return `\`No record found\` when upstream answered neither success nor error${calls}; else null.`;
}

const text = (description: string) => JSON.stringify(description);

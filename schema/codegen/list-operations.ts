import path from 'node:path';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, visit } from 'graphql';
import { maximumPageSize } from '../limits.ts';
import type { ListDeclaration } from '../lists/list.ts';

/** A document of the client, as codegen hands it over. */
interface DocumentFile {
  readonly document?: DocumentNode;
  readonly location?: string;
}

/**
 * Codegen's transform of a feature's documents: a fragment `<List>Row` says what a screen reads of a row of that list,
 * and gets the list's operation `<List>` beside it: a page with its facts and filter menus. Fragments on the list's own
 * type in the same folder are asked too. Throws for a row of no declared list. A fragment on a list's own type that is
 * called `<Operation>OfPage` gets an operation with the list's arguments; `<Operation>OfAll` one that is asked page by
 * page, by its variable `rowsBefore`. Of lists that share their type it is the one that the name begins with, else the first.
 */
export function addListOperations<File extends DocumentFile>(
  documents: readonly File[],
  lists: readonly ListDeclaration[],
): (File | Required<DocumentFile>)[] {
  const fragments = documents.flatMap(({ document, location = '' }) =>
    (document?.definitions ?? [])
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => ({ fragment, location })),
  );
  const operations = fragments
    .filter(({ fragment }) => fragment.name.value.endsWith('Row'))
    .map(({ fragment, location }) => {
      const list = lists.find(({ field }) => `${capitalised(field)}Row` === fragment.name.value);
      if (!list) throw new Error(noList(fragment.name.value, location));
      const facts = fragments
        .filter((other) => path.dirname(other.location) === path.dirname(location))
        .map((other) => other.fragment)
        .filter(
          ({ name, typeCondition }) => typeCondition.name.value === `${list.type}List` && !partName.test(name.value),
        );
      return { location, document: parse(listOperation(list, fragment, facts)) };
    });
  const parts = fragments.flatMap(({ fragment, location }) => {
    const [, name = '', extent = ''] = partName.exec(fragment.name.value) ?? [];
    const ofType = lists.filter(({ type }) => `${type}List` === fragment.typeCondition.name.value);
    const list = ofType.find(({ field }) => name.startsWith(capitalised(field))) ?? ofType[0];
    if (!name || !list) return [];
    const all = fragments.map((one) => one.fragment);
    return [{ location, document: parse(partOperation(list, fragment, { name, isAll: extent === 'All', all })) }];
  });
  return [...documents, ...operations, ...parts];
}

const partName = /^(.*)Of(Page|All)$/;

function argumentsOf({ type, arguments: declared }: ListDeclaration) {
  const own = Object.entries(declared).filter(([, { isForTools }]) => !isForTools);
  const variables = own.map(([name, argument]) => `$${name}: ${argument.type.replace(/ =.*/, '')}`);
  const passed = own.map(([name]) => `${name}: $${name}`);
  return {
    variables: `${variables.join(' ')} $search: String $where: [${type}Condition!] $orderBy: [${type}Order!]`,
    passed: `${passed.join(' ')} search: $search where: $where orderBy: $orderBy`,
  };
}

function partOperation(list: ListDeclaration, part: FragmentDefinitionNode, { name, isAll, all }: Part): string {
  const { variables, passed } = argumentsOf(list);
  const rows = isAll ? '$rowsBefore: Int! = 0' : '$first: Int $offset: Int!';
  const facets = namesFacets(part, all) ? `$facets: [${list.type}Column!]!` : '';
  return `query ${name}(${variables} ${rows} ${facets}) {
    ${list.field}(${passed} ${isAll ? `first: ${maximumPageSize} offset: $rowsBefore` : 'first: $first offset: $offset'}) {
      ...${part.name.value}
    }
  }`;
}

interface Part {
  readonly name: string;
  readonly isAll: boolean;
  readonly all: readonly FragmentDefinitionNode[];
}

/** Whether a fragment, or one that it spreads, has the variable `facets`. */
function namesFacets(fragment: FragmentDefinitionNode, all: readonly FragmentDefinitionNode[]): boolean {
  let isNamed = false;
  visit(fragment, {
    Variable: ({ name }) => {
      isNamed ||= name.value === 'facets';
    },
    FragmentSpread: ({ name }) => {
      isNamed ||= all.some((other) => other.name.value === name.value && namesFacets(other, all));
    },
  });
  return isNamed;
}

function listOperation(
  list: ListDeclaration,
  row: FragmentDefinitionNode,
  facts: readonly FragmentDefinitionNode[],
): string {
  const { variables, passed } = argumentsOf(list);
  return `query ${capitalised(list.field)}(${variables} $first: Int $offset: Int! $facets: [${list.type}Column!]!) {
    ${list.field}(${passed} first: $first offset: $offset) {
      totalCount unfilteredCount asOf notice
      ${facts.map(({ name }) => `...${name.value}`).join(' ')}
      facets(columns: $facets) { column values { value count } }
      nodes { ...${row.name.value} }
    }
  }`;
}

const noList = (fragment: string, location: string) =>
  `${location}: the fragment ${fragment} belongs to no list. Name it after a list that schema/lists declares, as AbsenteesRow is named after absentees.`;

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

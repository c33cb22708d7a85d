import path from 'node:path';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import type { ListDeclaration } from '../lists/list.ts';

/** A document of the client, as codegen hands it over. */
interface DocumentFile {
  readonly document?: DocumentNode;
  readonly location?: string;
}

/**
 * Codegen's transform of a feature's documents: a fragment `<List>Row` says what a screen reads of a row of that list,
 * and gets the list's operation `<List>` beside it: a page with its facts and filter menus. Fragments on the list's own
 * type in the same folder are asked too. Throws for a row of no declared list.
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
        .filter(({ typeCondition }) => typeCondition.name.value === `${list.type}List`);
      return { location, document: parse(listOperation(list, fragment, facts)) };
    });
  return [...documents, ...operations];
}

function listOperation(
  { field, type, arguments: declared }: ListDeclaration,
  row: FragmentDefinitionNode,
  facts: readonly FragmentDefinitionNode[],
): string {
  const own = Object.entries(declared).filter(([, { isForTools }]) => !isForTools);
  const variables = own.map(([name, argument]) => `$${name}: ${argument.type.replace(/ =.*/, '')}`);
  const passed = own.map(([name]) => `${name}: $${name}`);
  return `query ${capitalised(field)}(
    ${variables.join(' ')} $search: String $where: [${type}Condition!] $orderBy: [${type}Order!]
    $first: Int $offset: Int! $facets: [${type}Column!]!
  ) {
    ${field}(${passed.join(' ')} search: $search where: $where orderBy: $orderBy first: $first offset: $offset) {
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

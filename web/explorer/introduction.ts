import { type DocumentNode, Kind, parse, visit } from 'graphql';

/** What the explorer says of an operation that a link brought. */
export interface Introduction {
  /** The operation may change data, or cannot be read: the note is drawn as a warning. */
  readonly isWarning: boolean;
  readonly text: string;
}

/**
 * Says what kind of operation a link brought. It does not say where the link comes from, because any page can make one.
 * The operation runs only when the reader runs it, under the reader's token.
 */
export function introduce(query: string, isSignedIn: boolean): Introduction {
  const document = read(query);
  if (document === null) {
    return { isWarning: true, text: 'The link brought a text that is not a GraphQL document. Nothing has run.' };
  }
  const changes = mutationFields(document);
  if (changes.length > 0) {
    const text = `Careful: the link brought an operation that changes data (${changes.join(', ')}). It has not run. Run it only if you know who made the link and what it does.`;
    return { isWarning: true, text };
  }
  const how = isSignedIn
    ? 'Read it, then run it; it asks under your token.'
    : 'To run it, first run the tab SignIn with your own email and password, or paste a token above.';
  return { isWarning: false, text: `The first tab holds a query from the link. It has not run. ${how}` };
}

function read(query: string): DocumentNode | null {
  try {
    return parse(query, { noLocation: true });
  } catch {
    return null;
  }
}

/** Names of the changes in any of the document's operations, those behind fragments too; `mutation` where none has a name. */
function mutationFields(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.operation !== 'mutation') continue;
    const own = node.selectionSet.selections.flatMap((part) => (part.kind === Kind.FIELD ? [part.name.value] : []));
    for (const name of own.length > 0 ? own : fragmentFields(document)) names.add(name);
  }
  return [...names];
}

function fragmentFields(document: DocumentNode): readonly string[] {
  const names: string[] = [];
  visit(document, {
    OperationDefinition: ({ operation }) => (operation === 'mutation' ? undefined : false),
    Field({ name }) {
      names.push(name.value);
      return false;
    },
  });
  return names.length > 0 ? names : ['mutation'];
}

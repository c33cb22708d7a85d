import { type OperationDefinitionNode, parse } from 'graphql';
import { operationCost } from '../../gateway/graphql/price.ts';
import { fragmentsOf } from '../../gateway/graphql/walk-selection.ts';
import { createSchema } from '../../gateway/schema.ts';

/** The price of a document's first operation. */
export function priceOf(text: string, variables: Record<string, unknown> = {}, schema = createSchema()): number {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition') as OperationDefinitionNode;
  return operationCost({ schema, operation, fragments: fragmentsOf(document), variables });
}

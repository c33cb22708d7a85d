import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';

/** The most of each that a document may have; the largest operation of our own client uses a third of them. */
export const documentLimits = {
  /** Lexical tokens; longer documents are not parsed. */
  tokens: 2_000,
  operations: 10,
  directives: 50,
  /** Per operation, with every fragment spread where it is used. */
  depth: 12,
  fields: 400,
  aliases: 60,
  rootFields: 20,
  /** The same within `__schema` and `__type`, by which tools read the schema. */
  introspectionDepth: 25,
  introspectionFields: 1_500,
} as const;

interface Size {
  /** Fields of the selection itself, those of its fragments included. */
  top: number;
  depth: number;
  fields: number;
  aliases: number;
  introspectionDepth: number;
  introspectionFields: number;
}

const nothing: Size = { top: 0, depth: 0, fields: 0, aliases: 0, introspectionDepth: 0, introspectionFields: 0 };

/** Refuses documents that are out of proportion before any of their fields is resolved. */
export function limitDocuments(limits: typeof documentLimits = documentLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      const refuse = (what: string, most: number) =>
        context.reportError(new GraphQLError(`This document has too many ${what}: at most ${most} are allowed.`));
      const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      if (operations.length > limits.operations) return refuse('operations', limits.operations);
      let directives = 0;
      visit(document, {
        Directive: () => {
          directives += 1;
        },
      });
      if (directives > limits.directives) return refuse('directives', limits.directives);
      const measure = createMeasure(context);
      for (const { selectionSet } of operations) {
        const size = measure(selectionSet, false);
        if (size.depth > limits.depth) refuse('levels', limits.depth);
        if (size.fields > limits.fields) refuse('fields', limits.fields);
        if (size.aliases > limits.aliases) refuse('aliases', limits.aliases);
        if (size.introspectionDepth > limits.introspectionDepth) refuse('levels', limits.introspectionDepth);
        if (size.introspectionFields > limits.introspectionFields) refuse('fields', limits.introspectionFields);
        if (size.top > limits.rootFields) refuse('root fields', limits.rootFields);
      }
    },
  });
}

function createMeasure(context: ValidationContext) {
  // A fragment is measured once, so that 2^n spreads cost n steps; a cycle counts as nothing, its own rule reports it.
  const fragments = new Map<string, Size>();
  const measureFragment = (fragment: FragmentDefinitionNode, within: boolean): Size => {
    const name = `${fragment.name.value} ${within}`;
    const known = fragments.get(name);
    if (known) return known;
    fragments.set(name, nothing);
    const size = measure(fragment.selectionSet, within);
    fragments.set(name, size);
    return size;
  };
  const measure = (selectionSet: SelectionSetNode, within: boolean): Size => {
    const total = { ...nothing };
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) add(total, measureField(selection, within));
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(total, measure(selection.selectionSet, within));
      else {
        const fragment = context.getFragment(selection.name.value);
        if (fragment) add(total, measureFragment(fragment, within));
      }
    }
    return total;
  };
  const measureField = (
    field: Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>,
    within: boolean,
  ): Size => {
    const name = field.name.value;
    const isSchema = within || name === '__schema' || name === '__type';
    const inner = field.selectionSet ? measure(field.selectionSet, isSchema) : nothing;
    const size = { ...inner, top: 1, aliases: inner.aliases + (field.alias ? 1 : 0) };
    if (isSchema) {
      return {
        ...size,
        introspectionDepth: inner.introspectionDepth + 1,
        introspectionFields: inner.introspectionFields + 1,
      };
    }
    return { ...size, depth: inner.depth + 1, fields: inner.fields + 1 };
  };
  return measure;
}

function add(total: Size, part: Size): void {
  total.depth = Math.max(total.depth, part.depth);
  total.introspectionDepth = Math.max(total.introspectionDepth, part.introspectionDepth);
  total.top += part.top;
  total.fields += part.fields;
  total.aliases += part.aliases;
  total.introspectionFields += part.introspectionFields;
}

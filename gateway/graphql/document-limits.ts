import { type ASTVisitor, GraphQLError, Kind, type ValidationContext, type ValidationRule, visit } from 'graphql';
import { createWalk } from '../walk-selection.ts';

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
  const fragments = { get: (name: string) => context.getFragment(name) };
  // A field's place is whether it stands within `__schema` or `__type`.
  return createWalk<boolean, Size>(fragments, {
    none: nothing,
    add: (total, part) => ({
      top: total.top + part.top,
      depth: Math.max(total.depth, part.depth),
      fields: total.fields + part.fields,
      aliases: total.aliases + part.aliases,
      introspectionDepth: Math.max(total.introspectionDepth, part.introspectionDepth),
      introspectionFields: total.introspectionFields + part.introspectionFields,
    }),
    field: ({ name, alias }, within, inner) => {
      const isSchema = within || name.value === '__schema' || name.value === '__type';
      const own = inner(isSchema);
      const size = { ...own, top: 1, aliases: own.aliases + (alias ? 1 : 0) };
      return isSchema
        ? {
            ...size,
            introspectionDepth: own.introspectionDepth + 1,
            introspectionFields: own.introspectionFields + 1,
          }
        : { ...size, depth: own.depth + 1, fields: own.fields + 1 };
    },
  });
}

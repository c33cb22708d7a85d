import { type ConstDirectiveNode, valueFromASTUntyped } from 'graphql';

/** The arguments of a directive of a part of the SDL, which are checked when the schema is built; null without the directive. */
export function directiveOf(
  node: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined,
  name: string,
): Readonly<Record<string, unknown>> | null {
  const directive = node?.directives?.find((one) => one.name.value === name);
  const given = directive?.arguments?.map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]);
  return directive ? Object.fromEntries(given ?? []) : null;
}

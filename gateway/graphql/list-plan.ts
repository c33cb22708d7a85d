import {
  type ASTNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNullableType,
  isListType,
  visit,
} from 'graphql';
import { type Projection, projectionOf } from './projection.ts';

/** The plans of a field of a document, by the values of the variables in its selection. */
interface PlannedField {
  readonly nodes: readonly FieldNode[];
  readonly type: GraphQLOutputType;
  readonly variables: readonly string[];
  readonly plans: Map<string, Projection | null>;
}

/** Plans of one field for different values of its variables. */
const mostPlans = 16;

const planned = new WeakMap<FieldNode, PlannedField>();

/**
 * How the items of a list field are projected: planned once for a document, which Apollo Server caches. Null for a
 * selection that graphql-js has to execute.
 */
export function listPlan(info: GraphQLResolveInfo): Projection | null {
  const { fieldNodes, returnType, variableValues } = info;
  const [first] = fieldNodes;
  if (!first) return null;
  const known = planned.get(first);
  const isSame =
    known?.type === returnType &&
    known.nodes.length === fieldNodes.length &&
    known.nodes.every((node, place) => node === fieldNodes[place]);
  const field = isSame
    ? known
    : {
        nodes: fieldNodes,
        type: returnType,
        variables: variablesIn(info),
        plans: new Map<string, Projection | null>(),
      };
  if (!isSame) planned.set(first, field);
  const given = field.variables.filter((name) => Object.hasOwn(variableValues, name));
  const values = given.map((name) => [name, variableValues[name]]);
  if (values.some(([, value]) => typeof value === 'object' && value !== null)) return null;
  const key = values.length > 0 ? JSON.stringify(values) : '';
  const plan = field.plans.get(key);
  if (plan !== undefined) return plan;
  if (field.plans.size >= mostPlans) field.plans.clear();
  const type = getNullableType(returnType);
  const made = isListType(type) ? projectionOf(type.ofType, fieldNodes, info) : null;
  field.plans.set(key, made);
  return made;
}

/** Names of the variables that the selection of the field has. */
function variablesIn({ fieldNodes, fragments }: GraphQLResolveInfo): readonly string[] {
  const names = new Set<string>();
  const spread = new Set<string>();
  const search = (node: ASTNode) => {
    visit(node, {
      Variable: ({ name }) => {
        names.add(name.value);
      },
      FragmentSpread: ({ name }) => {
        const fragment = fragments[name.value];
        if (!fragment || spread.has(name.value)) return;
        spread.add(name.value);
        search(fragment);
      },
    });
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet) search(selectionSet);
  return [...names];
}

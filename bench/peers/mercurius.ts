/**
 * Mercurius on fastify with graphql-jit, as its guide makes it: one upstream call and one parse for each list of a
 * request, or over our own list store, with what we work out of lists and sign. Schema and readers are ours, so that it
 * answers the same.
 */
import fastify from 'fastify';
import { type GraphQLSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import mercurius from 'mercurius';
import { createContext } from '../../gateway/auth/context.ts';
import { beginRequest } from '../../gateway/auth/request-state.ts';
import { createSchema } from '../../gateway/schema.ts';
import { serveMeasured } from '../measured.ts';
import { selectByHand } from './by-hand.ts';
import { peerContext } from './parts.ts';

/**
 * What graphql-jit can compile: it calls and waits for resolvers alone, so the parts of our pages, which come later, need
 * one each; and it never ends with an input that has itself for a field, so conditions lose their groups.
 */
function compilable(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) {
      const inputs = type.getFields();
      for (const name of Object.keys(inputs)) if (getNamedType(inputs[name]?.type) === type) delete inputs[name];
    }
    const fields = isObjectType(type) ? type.getFields() : {};
    if (!fields.facets) continue;
    fields.facets.resolve = (page, args) => page.facets(args);
    if (fields.nodes) fields.nodes.resolve = (page) => page.nodes;
    if (fields.dayTotals) fields.dayTotals.resolve = (page) => page.dayTotals();
    if (fields.totalCount) fields.totalCount.resolve = (page) => page.totalCount;
  }
  return schema;
}

const hasStore = process.env.PEER_HAS_STORE === 'true';
const shared = peerContext({ hasStore });
const app = fastify();
app.register(mercurius.default, {
  schema: compilable(hasStore ? createSchema() : selectByHand(createSchema())),
  jit: 1,
  context: (request, reply) => createContext(shared, request.raw, beginRequest(request.raw, reply.raw)),
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
serveMeasured(`${url}/graphql`);

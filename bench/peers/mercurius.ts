/**
 * Mercurius on fastify with graphql-jit, as its guide makes it: one upstream call and one parse for each list of a
 * request, or over our own list store, with what we work out of lists and sign. Schema and readers are ours, so that it
 * answers the same.
 */
import fastify from 'fastify';
import { type GraphQLSchema, isObjectType } from 'graphql';
import mercurius from 'mercurius';
import { createContext } from '../../gateway/request/create-context.ts';
import { beginRequest } from '../../gateway/request/request-state.ts';
import { createSchema } from '../../gateway/schema.ts';
import { serveMeasured } from '../measured.ts';
import { selectByHand } from './by-hand.ts';
import { peerContext } from './parts.ts';

/** Compiled queries call resolvers alone: facets, which our pages answer as a method, need one. */
function resolveFacets(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const field = isObjectType(type) ? type.getFields().facets : undefined;
    if (field) field.resolve = (page, args) => page.facets(args);
  }
  return schema;
}

const hasStore = process.env.PEER_HAS_STORE === 'true';
const shared = peerContext({ hasStore });
const app = fastify();
app.register(mercurius.default, {
  schema: resolveFacets(hasStore ? createSchema() : selectByHand(createSchema())),
  jit: 1,
  context: (request, reply) => createContext(shared, request.raw, beginRequest(request.raw, reply.raw)),
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
serveMeasured(`${url}/graphql`);

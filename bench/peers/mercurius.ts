/**
 * Mercurius on fastify with graphql-jit, as its guide makes it: one upstream call and one parse a request, or over our
 * own list store with the argument `store`. Schema and resolvers are ours, so that it answers the same.
 */
import fastify from 'fastify';
import mercurius from 'mercurius';
import { createContext } from '../../gateway/request/create-context.ts';
import { beginRequest } from '../../gateway/request/request-state.ts';
import { createSchema } from '../../gateway/schema.ts';
import { serveMeasured } from '../measured.ts';
import { peerContext } from './parts.ts';

const shared = peerContext({ hasStore: process.env.PEER_HAS_STORE === 'true' });
const app = fastify();
app.register(mercurius.default, {
  schema: createSchema(),
  jit: 1,
  context: (request, reply) => createContext(shared, request.raw, beginRequest(reply.raw)),
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
serveMeasured(`${url}/graphql`);

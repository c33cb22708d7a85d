/**
 * A plain gateway as a careful engineer makes it by Apollo's own guide: Apollo Server 5 with all defaults, express 5,
 * express.json, one upstream call and one parse for each list of a request, filtered and then sorted by hand. Schema,
 * readers and all other resolvers are ours, so that it answers the same.
 */
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import type { Context } from '../gateway/app-context.ts';
import { createContext } from '../gateway/auth/context.ts';
import { beginRequest } from '../gateway/auth/request-state.ts';
import { createSchema } from '../gateway/schema.ts';
import { selectByHand } from './by-hand.ts';
import { serveMeasured } from './measured.ts';
import { plainContext } from './plain-context.ts';

const shared = await plainContext();
const apollo = new ApolloServer<Context>({ schema: selectByHand(createSchema()) });
await apollo.start();
const app = express();
const context = ({ req, res }: { readonly req: express.Request; readonly res: express.Response }) =>
  createContext(shared, req, beginRequest(req, res));
app.use('/graphql', express.json(), expressMiddleware(apollo, { context }));
const server = app.listen(0, '127.0.0.1', () => {
  serveMeasured(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
});

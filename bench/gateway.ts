/** Our gateway, with the settings that it has when none is set, as a measured process. */
import { readConfig } from '../gateway/config.ts';
import { startGateway } from '../gateway/server.ts';
import { now, serveMeasured } from './measured.ts';

const config = readConfig(process.env);
const { url } = await startGateway({ config: { ...config, upstreamURL: config.upstreamURL ?? '' }, now });
serveMeasured(`${url}/graphql`);

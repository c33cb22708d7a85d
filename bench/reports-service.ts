/** The REST service over the database of the settings, as a measured process on the clock of the benchmark. */
import { pino } from 'pino';
import { readConfig } from '../upstream/config.ts';
import { startUpstream } from '../upstream/server.ts';
import { now, serveMeasured } from './measured.ts';

const { url } = await startUpstream(readConfig(process.env), pino({ level: 'warn' }), () => new Date(now()));
serveMeasured(url);

/** Preloaded into a server of any program: it tells the parent what the server costs. */
import { isMainThread } from 'node:worker_threads';
import { serveMeasured } from './measured.ts';

if (isMainThread) serveMeasured(process.env.MEASURED_URL ?? '');

import { totalmem } from 'node:os';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Upper edges of the classes of time, in seconds. */
export const timeClasses = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry with the metrics that every process has: memory and its limit, processor time, event loop. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const limit = new Gauge({
    name: 'attendance_memory_limit_bytes',
    help: 'Memory that the process may use: the limit of its container or machine.',
    registers: [registry],
  });
  // Without a limit the container reports one beyond every machine.
  const constrained = process.constrainedMemory();
  limit.set(constrained > 0 ? Math.min(constrained, totalmem()) : totalmem());
  return registry;
}

import { cpus, loadavg, totalmem } from 'node:os';

/** The machine and how busy it is, in one line: figures mean little without. */
export function describeMachine(): string {
  const [one = 0, five = 0] = loadavg();
  const processors = cpus();
  return [
    `Node ${process.version}`,
    `${processors.length} x ${processors[0]?.model.trim() || 'unnamed processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `load ${one.toFixed(1)} (1 minute), ${five.toFixed(1)} (5 minutes)`,
  ].join(', ');
}

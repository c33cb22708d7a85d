/** `npm run size`: what the web client weighs against its budgets; fails over one. `--files` lists what is counted. */
import { measureClient } from '../tests/support/client-size.ts';

const show = (value: number, unit: string) => `${unit === 'KiB' ? value.toFixed(1) : value} ${unit}`;

for (const { name, unit, value, limit, files } of await measureClient()) {
  const isOver = value > limit;
  console.log(`${isOver ? 'over' : 'ok  '}  ${name}: ${show(value, unit)} of ${limit}`);
  if (process.argv.includes('--files')) {
    for (const file of files) console.log(`        ${file.size.toFixed(1).padStart(6)} KiB  ${file.name}`);
  }
  if (isOver) process.exitCode = 1;
}

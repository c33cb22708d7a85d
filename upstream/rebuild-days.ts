/** `npm run rebuild-days`: works the finished days out again from sign-ins, also while the service runs. */
import { rebuildDays } from './reports/stored-days.ts';
import { runCommand } from './run-command.ts';

await runCommand({ failure: 'The days cannot be rebuilt.', migrate: false }, async ({ db }, timeZone) => {
  const days = await rebuildDays(db, { timeZone, now: new Date() });
  return `${days} days were worked out again.`;
});

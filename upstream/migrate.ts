/** `npm run migrate`: brings the database of the settings up to date; a step before an upgrade. */
import { runCommand } from './run-command.ts';

const failure = 'The database cannot be brought up to date.';
await runCommand({ failure, migrate: true }, async () => 'The database is up to date.');

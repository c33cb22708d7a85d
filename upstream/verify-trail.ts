/** `npm run verify-trail [-- --since NUMBER:HASH]`: checks the trail of the settings' database; ends with 1 where it is broken. */
import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import type { End } from './trail/entries.ts';
import { type TrailCheck, verifyTrail } from './trail/verify.ts';

function readNoted(given: string | undefined): End | undefined {
  if (given === undefined) return undefined;
  const [, number, hash] = /^(\d{1,15}):([\w-]{43})$/.exec(given) ?? [];
  if (number && hash) return { number: Number(number), hash };
  throw new Error('--since must be an end of the trail that was printed or logged before, as NUMBER:HASH.');
}

/** The lines about a whole trail. `noted` is the entry that `--since` names. */
function describe({ entries, dropped, end }: TrailCheck, noted: End | undefined): string {
  const earlier = dropped.number > 0 ? ` Entries up to ${dropped.number} were dropped by retention.` : '';
  const lines = [
    `The trail is whole: ${entries === 1 ? '1 entry' : `${entries} entries`}, up to ${end.number}.${earlier}`,
  ];
  if (noted && noted.number <= dropped.number) {
    lines.push(`Entry ${noted.number}, which --since names, was dropped: use a later one.`);
  }
  if (end.number > 0) {
    lines.push(
      `Note its end where the database's users cannot write: ${end.number}:${end.hash}`,
      'Give it to the next check by --since: it shows whether anything up to there was rewritten or removed.',
    );
  }
  return lines.join('\n');
}

await runCommand({ failure: 'The trail cannot be checked.', migrate: false }, async ({ db }) => {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const noted = readNoted(values.since);
  const check = await verifyTrail(db, noted);
  if (check.fault === null) return describe(check, noted);
  process.exitCode = 1;
  return `The trail is broken at entry ${check.fault.number}. ${check.fault.message}`;
});

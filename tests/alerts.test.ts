import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shellBlocks, startShell } from './support/document-shell.ts';
import { findProgram } from './support/programs.ts';
import { repository } from './support/repository.ts';

const promtool = findProgram('promtool');
if (!promtool) console.warn('No promtool is installed (Debian: prometheus): the alert rules are not tested by it.');

describe.skipIf(!promtool)('deploy/prometheus', () => {
  const check = (...args: readonly string[]) =>
    execFileSync(promtool ?? '', args, {
      cwd: path.join(repository, 'deploy/prometheus'),
      encoding: 'utf8',
      stdio: 'pipe',
    });

  it('F-86 has rules that Prometheus reads, which alert where an operator must act, and on a quiet day not at all', {
    tags: 'nightly',
  }, async () => {
    const shell = startShell(shellBlocks('docs/how-to/operate.md', 'Alerts and a dashboard').join(''), process.env);
    expect([await shell.ended, shell.text()]).toEqual([
      0,
      expect.stringMatching(/SUCCESS: \d\d rules found.*SUCCESS/s),
    ]);
  });

  it('is read by a configuration that Prometheus accepts', () => {
    expect(check('check', 'config', '--syntax-only', 'scrape.yml')).toContain('SUCCESS');
  });
});

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

  it('F-86 has rules that Prometheus reads', () => {
    expect(check('check', 'rules', 'alerts.yml')).toMatch(/SUCCESS: \d\d rules found/);
  });

  it('F-86 alerts where an operator must act, and on a quiet day not at all', () => {
    expect(check('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  it('is read by a configuration that Prometheus accepts', () => {
    expect(check('check', 'config', '--syntax-only', 'scrape.yml')).toContain('SUCCESS');
  });
});

import { describe, expect, it } from 'vitest';
import { readSources } from './support/repository.ts';
import { structureViolations } from './support/structure.ts';

const plant = (files: Record<string, string>) => structureViolations(new Map(Object.entries(files)));

describe('structure', () => {
  it('holds in the repository', () => {
    const sources = readSources(/^(schema|telemetry|gateway|upstream|web|tests|bench)\/.*\.(ts|tsx|mjs)$|^[^/]+\.ts$/);
    expect(sources.size).toBeGreaterThan(50);
    expect(structureViolations(sources)).toEqual([]);
  });

  it('lets resolvers and columns take time and chance from their context alone', () => {
    const sources = readSources(/^(gateway\/(features|lists)|schema\/columns)\/.*\.ts$/);
    const elsewhere = /Date\.now|new Date\(\)|performance\.now|Math\.random|random(UUID|Bytes|Int)|process\.env/;
    expect(sources.size).toBeGreaterThan(40);
    expect([...sources].filter(([, text]) => elsewhere.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('lets tests draw their cases the same way in each run', () => {
    const imports = [...readSources(/^tests\/.*\.tsx?$/)].filter(([, text]) => /from '(fast-check)'/.test(text));
    expect(imports.map(([file]) => file)).toEqual(['tests/support/fast-check.ts']);
  });

  it.each([
    ['schema/limits.ts', '../gateway/errors.ts', 'schema may not import gateway ground'],
    ['upstream/server.ts', '../gateway/errors.ts', 'upstream may not import gateway ground'],
    ['telemetry/log.ts', '../gateway/errors.ts', 'telemetry may not import gateway ground'],
    ['telemetry/log.ts', '../upstream/refusal.ts', 'telemetry may not import upstream'],
    ['gateway/rest/client.ts', '../lists/store.ts', 'gateway rest may not import gateway lists'],
    ['gateway/rest/client.ts', '../request/context.ts', 'gateway rest may not import gateway request'],
    ['gateway/http/read-json.ts', '../request/context.ts', 'gateway http may not import gateway request'],
    ['gateway/telemetry/metrics.ts', '../graphql/long-lists.ts', 'gateway telemetry may not import gateway graphql'],
    ['gateway/graphql/long-lists.ts', '../features/staff.ts', 'gateway graphql may not import gateway features'],
    ['gateway/request/context.ts', '../features/staff.ts', 'gateway request may not import gateway features'],
    ['gateway/lists/store.ts', '../features/staff.ts', 'gateway lists may not import gateway features'],
    ['gateway/features/staff.ts', '../server.ts', 'gateway features may not import gateway server'],
    ['gateway/main.ts', '../upstream/main.ts', 'gateway main may not import upstream'],
    ['gateway/server.ts', '../bench/child.ts', 'gateway server may not import bench'],
    ['bench/client.ts', '../web/app/shell.tsx', 'bench may not import web app'],
    ['web/ui/table.ts', '../report/report-page.tsx', 'web ui may not import web report'],
    ['web/report/report-page.tsx', '../features/map/map.tsx', 'web report may not import web features'],
    ['web/features/map/map.tsx', '../../app/shell.tsx', 'web features may not import web app'],
    ['web/app/shell.tsx', '../../gateway/errors.ts', 'web app may not import gateway ground'],
  ])('sees %s import %s', (file, target, rule) => {
    expect(plant({ [file]: `import { x } from '${target}';\n` }).join()).toContain(rule);
  });

  it('sees a feature import another, dynamically too', () => {
    expect(plant({ 'web/features/map/map.tsx': "const x = import('../staff/staff.tsx');\n" })).toEqual([
      'web/features/map/map.tsx: a feature imports another feature, web/features/staff/staff.tsx',
    ]);
  });

  it('sees a cycle', () => {
    const violations = plant({
      'schema/a.ts': "import { b } from './b.ts';\n",
      'schema/b.ts': "export { a } from './a.ts';\n",
    });
    expect(violations).toEqual(['schema/a.ts: import cycle schema/a.ts > schema/b.ts > schema/a.ts']);
  });

  it('sees an index file, a long file and a path alias', () => {
    expect(plant({ 'schema/columns/index.ts': '' }).join()).toContain('no index file');
    expect(plant({ 'schema/long.ts': 'x;\n'.repeat(301) })).toEqual(['schema/long.ts: 301 lines, at most 300']);
    expect(plant({ 'web/app/shell.tsx': "import { x } from '@/ui/x.ts';\n" }).join()).toContain('path alias');
  });
});

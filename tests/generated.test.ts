import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { describe, expect, it } from 'vitest';
import config from '../codegen.ts';
import { repository } from './support/repository.ts';

describe('generated code', () => {
  it('is what codegen makes of the schema and operations now', async () => {
    const files: { filename: string; content: string }[] = await generate(
      { ...config, cwd: repository, silent: true },
      false,
    );
    expect(files.map((file) => file.filename).sort()).toEqual(Object.keys(config.generates).sort());
    for (const file of files) {
      const current = readFileSync(path.join(repository, file.filename), 'utf8');
      expect(current === file.content, `${file.filename} is stale: run npm run codegen`).toBe(true);
    }
  });
});

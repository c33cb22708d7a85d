import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../support/repository.ts';

it('F-298 the build of the dashboard writes the licences of what is in it', () => {
  const licences = readFileSync(path.join(repository, 'web/dist/licences.md'), 'utf8');
  for (const name of ['@apollo/client', '@chakra-ui/react', 'leaflet', 'react-leaflet', 'react-dom']) {
    expect(licences).toContain(`\n## ${name} - `);
  }
});

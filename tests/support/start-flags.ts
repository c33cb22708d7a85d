import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository.ts';

const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));

/** The flags that `npm start` gives Node. */
export const startFlags: readonly string[] = scripts.start.split(' ').filter((part: string) => part.startsWith('--'));

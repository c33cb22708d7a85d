import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository.ts';

const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));

/** `npm start`: Node, its flags and the program, without what the program is told. */
export const [startCommand] = scripts.start.split(/(?<=\.ts) /) as [string];

/** The flags that `npm start` gives Node. */
export const startFlags: readonly string[] = startCommand.split(' ').slice(1, -1);

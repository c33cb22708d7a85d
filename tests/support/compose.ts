import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { repository } from './repository.ts';

type Environment = Readonly<Record<string, string>>;

interface Part {
  readonly environment?: Readonly<Record<string, string | number>>;
}

/** The environment that docker-compose.yml gives one of its parts, where `.env` has these lines. Throws for a part that it lacks. */
export function composeEnvironment(name: string, lines: Environment = {}): Environment {
  const text = readFileSync(path.join(repository, 'docker-compose.yml'), 'utf8');
  const { services } = parse(text, { merge: true }) as { services: Record<string, Part> };
  const part = services[name];
  if (!part) throw new Error(`docker-compose.yml has no part ${name}.`);
  const filledIn = (value: string) =>
    value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, variable: string, rule = '', standard = '') => {
      if (lines[variable]) return lines[variable];
      if (rule === '?') throw new Error(`${variable}: ${standard}`);
      return standard;
    });
  return Object.fromEntries(
    Object.entries(part.environment ?? {}).map(([variable, value]) => [variable, filledIn(String(value))]),
  );
}

/** `npm run release-schema`: writes the schema to standard output, sorted, so that versions compare line by line. */
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './schema.ts';

process.stdout.write(`${printSchema(lexicographicSortSchema(createSchema()))}\n`);

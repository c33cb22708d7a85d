import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import { type DocumentNode, getOperationAST, Kind, parse, print } from 'graphql';
import { signInDocument } from '../features/sign-in/sign-in-document.ts';

const generated = path.join(import.meta.dirname, '../api/generated');

/** A document of the client, by the hash of its text. */
export interface ClientOperation {
  /** SHA-256, in hexadecimal. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly body: string;
}

const cache = new InMemoryCache();

/** Every document that the client sends, by name: as Apollo sends it, and as news are asked for and the explorer shows it. */
export async function clientOperations(): Promise<readonly ClientOperation[]> {
  const files = globSync('*.ts', { cwd: generated });
  const modules = await Promise.all(files.map((file) => import(path.join(generated, file))));
  const documents = modules.flatMap((module) => Object.values(module)).filter(isDocument);
  const operations = [
    signInDocument,
    ...documents.flatMap((one) => [print(one), print(cache.transformDocument(one))]),
  ].flatMap(describe);
  // A fragment of several features stands in the file of each.
  const byID = new Map(operations.map((operation) => [operation.id, operation]));
  return [...byID.values()].sort((one, other) => one.name.localeCompare(other.name));
}

const isDocument = (value: unknown): value is DocumentNode => (value as DocumentNode | null)?.kind === Kind.DOCUMENT;

function describe(body: string): ClientOperation[] {
  const operation = getOperationAST(parse(body));
  // The rest are fragments.
  if (!operation) return [];
  const id = createHash('sha256').update(body).digest('hex');
  return [{ id, name: operation.name?.value ?? '', type: operation.operation, body }];
}

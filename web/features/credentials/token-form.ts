import * as z from 'zod/mini';
import type { TokenOperationsQuery } from '../../api/generated/credentials.ts';
import { mayUse } from '../../session/token.ts';
import { requiredText } from '../../ui/text-checks.ts';

/** A field of Query or Mutation, and what it asks for. */
type Operation = TokenOperationsQuery['capabilities']['operations'][number];

const roles = ['USER', 'MANAGEMENT', 'ADMIN'] as const;

/** Roles as the form offers them. */
export const roleOptions = [
  { value: 'USER', label: 'user' },
  { value: 'MANAGEMENT', label: 'management' },
  { value: 'ADMIN', label: 'admin' },
] as const;

/** What a token may do with what its role reaches. */
export const accessOptions = [
  { value: 'read', label: 'Read only' },
  { value: 'write', label: 'Read and write' },
] as const;

/** Days until a token ends. */
export const daysOptions = [7, 30, 90, 180, 365].map((days) => ({ value: String(days), label: `${days} days` }));

/** An empty form. */
export const emptyToken = { name: '', role: 'USER', access: 'read', days: '90', operations: [] as string[] };

/** What the form sends. */
export const tokenSchema = z.object({
  name: requiredText('name'),
  role: z.pipe(z.string(), z.enum(roles, 'Choose the role.')),
  access: z.string(),
  days: z.pipe(
    z.string(),
    z.transform((text) => Number(text)),
  ),
  operations: z.array(z.string()),
});

/** What a token of that role and access may ask for: of people's own operations nothing, reads before writes. */
export function operationsFor(
  { operations, extensions }: TokenOperationsQuery['capabilities'],
  { role, access }: { readonly role: string; readonly access: string },
): readonly Operation[] {
  const held = roles.find((known) => known === role) ?? 'USER';
  const has = (name: string) => extensions?.some((extension) => extension.name === name) ?? false;
  return operations.filter(
    (operation) =>
      !operation.isPersonal &&
      mayUse(held, operation.role) &&
      (access === 'write' || !operation.isMutation) &&
      (!operation.extension || has(operation.extension)),
  );
}

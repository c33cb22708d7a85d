import type { CreatedCredential } from '../generated/resolvers.ts';
import { write } from '../graphql/write.ts';
import type { SendCall } from '../upstream/call.ts';
import { badResponse } from '../upstream/faults.ts';
import { readObject, readText } from '../upstream/read.ts';
import type { Context } from './context.ts';

/**
 * A call that makes a credential, whose reply has it in `property` the first time and its id every time. The answer is
 * neither compressed nor stored. Throws what `write` throws.
 */
export async function confirmSecret(
  call: SendCall,
  context: Context,
  property: 'token' | 'key',
): Promise<CreatedCredential> {
  context.state.holdsSecret = true;
  const { message, data } = await write(call, context);
  const made = readObject(data);
  const id = readText(made._id);
  if (id === '') throw badResponse();
  return { message: message || 'Operation Completed', id, secret: readText(made[property]) || null };
}

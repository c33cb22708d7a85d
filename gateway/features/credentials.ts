import type { CreatedCredential } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import type { SendCall } from '../rest/call.ts';
import { badResponse } from '../rest/envelope.ts';
import { readObject, readText } from '../rest/read.ts';
import { write } from '../write.ts';

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

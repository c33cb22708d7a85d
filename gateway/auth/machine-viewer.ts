import { codedError, codeOf } from '../shared/errors.ts';
import type { RecordCall } from '../upstream/call.ts';
import type { Bearer } from '../upstream/caller.ts';
import type { RestClient } from '../upstream/client.ts';
import { isMissingCall, isRefusal } from '../upstream/faults.ts';
import type { MachineTokenRow } from '../upstream/readers/accounts.ts';
import type { Viewer } from './viewer.ts';

/** Whether a bearer token is a program's. The service of this repository makes them; another one refuses them. */
export const isMachineToken = (token: string): boolean => token.startsWith('machine_');

/**
 * Asks upstream who calls by a machine token, at every request: so a token that was revoked is dead at once, whichever
 * gateway or service is asked, and it acts in the role that it has now. Throws UNAUTHENTICATED, with upstream's reason
 * where it gives one, and the code of the outage while nobody can say.
 */
export type ReadMachineViewer = (caller: Bearer) => Promise<Viewer>;

const invalid = () =>
  codedError('UNAUTHENTICATED', 'This machine token is not valid. Ask an administrator for a new one.');

/** A reader of machine tokens that asks by `call`. */
export function createMachineViewerReader(
  rest: Pick<RestClient, 'find'>,
  call: RecordCall<MachineTokenRow>,
): ReadMachineViewer {
  return async (caller) => {
    if (!/^machine_[\w-]{43}$/.test(caller.token)) throw invalid();
    const reply = await rest.find(call, caller).catch((error: unknown) => {
      throw isAnswered(error) ? invalid() : error;
    });
    const token = reply?.status === 'success' ? call.readRecord(reply.data) : null;
    if (!token?.role || token.id === '') throw invalid();
    return { userID: token.id, email: token.createdBy, role: token.role, district: '', machineToken: token };
  };
}

/** Whether the service has answered that it knows no such token, or no such call; what it could not answer says nothing. */
const isAnswered = (error: unknown) => isRefusal(error) || isMissingCall(error) || codeOf(error) === 'FORBIDDEN';

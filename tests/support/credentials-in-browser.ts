import { ask, tokenOf } from './browser.ts';
import { fresh } from './forms-in-browser.ts';

/** A credential that a test has made. */
interface MadeCredential {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
}

async function make(mutation: string, type: string, input: object, name: string): Promise<MadeCredential> {
  const document = `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { id secret } }`;
  const { made } = await ask<{ made: { id: string; secret: string } }>(document, { input }, await tokenOf('admin'));
  return { ...made, name };
}

/** Makes a machine token for an hour of tests. */
export function makeMachineToken(input: object = {}): Promise<MadeCredential> {
  const name = fresh('Payroll');
  return make('createMachineToken', 'CreateMachineTokenInput', { name, role: 'USER', days: 30, ...input }, name);
}

/** Makes a device key. */
export function makeDeviceKey(input: object = {}): Promise<MadeCredential> {
  const name = fresh('Gate');
  return make('createDeviceKey', 'CreateDeviceKeyInput', { name, ...input }, name);
}

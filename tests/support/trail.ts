import { expect } from 'vitest';
import type { TestUpstream } from './upstream.ts';

/** What its tests write of a staff member and of a shift. */
export const texts = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'BIU' };
export const night = { name: 'Night', startTime: '22:00', endTime: '06:00', serialLatenessThreshold: 2 };

/** The trail of a service that a test starts before it asks. */
export function trailOf(upstream: () => TestUpstream) {
  /** The newest first. */
  const list = async (query = 'from=2026-11-20&to=2026-11-20') =>
    (await upstream().call('GET', `/change/findAll?${query}`)).body.data;
  const length = async () => (await upstream().db.selectFrom('trail').select('number').execute()).length;
  /** Runs a call that succeeds, and answers what it left, in the order in which it was written. */
  const left = async (method: string, address: string, body?: unknown, options: object = {}) => {
    const before = await length();
    const { status, body: reply } = await upstream().call(method, address, {
      ...(body !== undefined && { body }),
      ...options,
    });
    expect([status, reply.status], `${method} ${address}: ${reply.message}`).toEqual([200, 'success']);
    const entries = (await list()).slice(0, (await length()) - before).reverse();
    return { entries, data: reply.data };
  };
  return { list, length, left };
}

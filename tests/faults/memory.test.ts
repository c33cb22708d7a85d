import { describe, expect, it } from 'vitest';
import { startMeasuredGateway } from '../support/measured-gateway.ts';
import { padded, startMisbehavingService, success } from '../support/misbehaving-service.ts';

/** `npm run faults` sends more. */
const documents = process.env.FAULT_ROUNDS === undefined ? 3_000 : 12_000;

/** Mebibytes that the gateway may hold more after the second half of the documents. */
const mostMore = (15 * documents) / 12_000;

describe('the memory of a gateway', { tags: 'nightly' }, () => {
  it('does not grow with the number of different documents', async () => {
    const service = await startMisbehavingService();
    const { query, held } = await startMeasuredGateway(service.url);
    const send = async (first: number, last: number) => {
      for (let number = first; number < last; number += 1) {
        // Short enough for its answer to be kept as well.
        const { errors } = await query(`query Number${number} { me { userID } } # ${'8 kB '.repeat(1_600)}`);
        expect(errors).toBe(undefined);
      }
    };
    await send(0, documents / 2);
    const middle = await held();
    await send(documents / 2, documents);
    expect((await held()) - middle).toBeLessThan(mostMore);
  });

  it('grows little while the service sends 300 MB, and the process lives on', async () => {
    const service = await startMisbehavingService();
    const { query, growthDuring } = await startMeasuredGateway(service.url);
    expect(await query('{ shifts { id } }')).toMatchObject({ data: { shifts: [] } });
    service.behave(padded([], 300_000_000));
    const codes: unknown[] = [];
    const growth = await growthDuring(async () => {
      const { errors } = await query('{ staff { totalCount } }');
      codes.push(errors?.[0]?.extensions.code);
    });
    expect(codes).toEqual(['UPSTREAM_BAD_RESPONSE']);
    expect(growth).toBeLessThan(250);
    service.behave(success([]));
    expect(await query('{ shifts { id } }')).toMatchObject({ data: { shifts: [] } });
  });
});

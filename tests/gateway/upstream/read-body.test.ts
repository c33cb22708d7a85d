import { describe, expect, it } from 'vitest';
import { readBody } from '../../../gateway/upstream/read-body.ts';
import fc from '../../support/fast-check.ts';

async function* inChunks(bytes: Buffer, sizes: readonly number[]) {
  let start = 0;
  for (let chunk = 0; start < bytes.length; chunk += 1) {
    const end = start + (sizes[chunk % sizes.length] ?? 1);
    yield bytes.subarray(start, end);
    start = end;
  }
}

const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 40 }).map((letters) => Buffer.from(letters));
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });

describe('readBody', () => {
  it('F-01 answers the body that came, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(text, sizes, async (body, cuts) => {
        const plain = await readBody(inChunks(body, cuts), 50);
        expect(plain.toString()).toBe(body.toString());
      }),
    );
  });

  it('refuses more than the most bytes', async () => {
    const read = readBody(inChunks(Buffer.alloc(11, 'x'), [4]), 10);
    await expect(read).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } });
  });
});

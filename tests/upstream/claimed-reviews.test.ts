import { type RootOperationNode, sql } from 'kysely';
import { expect, it } from 'vitest';
import { releaseRecords } from '../../upstream/reviews/claims.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';

const reviewer = {
  userID: '6f3c1b1e-0000-4000-8000-000000000001',
  email: 'a@test.example',
  role: 'user',
  version: 1,
  district: 'Awka',
} as const;

describeOnEngines('releaseRecords', (engine) => {
  const database = begun(() => openTestDatabase(engine));

  it('finds all that a reviewer was given by an index, not among all reviews', async () => {
    let plan: unknown[] = [];
    const explained = database.db.withPlugin({
      transformQuery({ node }): RootOperationNode {
        if (node.kind !== 'RawNode') return node;
        const [first = '', ...others] = node.sqlFragments;
        return { ...node, sqlFragments: [`explain ${first}`, ...others] };
      },
      async transformResult({ result }) {
        plan = result.rows;
        return result;
      },
    });
    await explained.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction.withoutPlugins());
      await releaseRecords(transaction, undefined, { reviewer, timeZone: 'Africa/Lagos' });
    });
    expect(JSON.stringify(plan)).toContain('review_claims_by');
  });
});

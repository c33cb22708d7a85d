import type { ApolloClient } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { lastWorkingDay, weekdaysBefore } from '../../../web/days/last-working-day.ts';

/** A client that answers from these days, and the days that it was asked for. */
function clientOver(signIns: Readonly<Record<string, number>>, holidays: readonly string[] | null) {
  const asked: string[] = [];
  const query = async ({ variables }: { variables: { date?: string } }) => {
    if (!variables.date) return { data: holidays && { holidays: { nodes: holidays.map((date) => ({ date })) } } };
    asked.push(variables.date);
    return { data: { attendance: { totalCount: signIns[variables.date] ?? 0 } } };
  };
  return { client: { query } as unknown as ApolloClient, asked };
}

describe('weekdaysBefore', () => {
  it('are Monday to Friday of the ten days before, latest first', () => {
    expect(weekdaysBefore('2026-11-23')).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-13',
    ]);
  });
});

describe('lastWorkingDay', () => {
  it('is the Friday before a Monday, with one look-up', async () => {
    const { client, asked } = clientOver({ '2026-11-20': 9, '2026-11-21': 9, '2026-11-22': 9 }, []);
    expect(await lastWorkingDay(client, '2026-11-23')).toBe('2026-11-20');
    expect(asked).toEqual(['2026-11-20']);
  });

  it('passes over public holidays, and over days without sign-ins where the service knows no holidays', async () => {
    const days = { '2026-12-24': 9, '2026-12-25': 2, '2026-12-28': 2 };
    const knowing = clientOver(days, ['2026-12-25', '2026-12-28']);
    expect(await lastWorkingDay(knowing.client, '2026-12-29')).toBe('2026-12-24');
    expect(knowing.asked).toEqual(['2026-12-24']);
    const other = clientOver({ '2026-12-24': 9 }, null);
    expect(await lastWorkingDay(other.client, '2026-12-29')).toBe('2026-12-24');
    expect(other.asked).toEqual(['2026-12-28', '2026-12-25', '2026-12-24']);
  });

  it('is none when ten days hold no sign-in, after eight look-ups at most', async () => {
    const { client, asked } = clientOver({}, []);
    expect(await lastWorkingDay(client, '2026-11-21')).toBeNull();
    expect(asked.length).toBeLessThanOrEqual(8);
  });
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ask, productURL, tokenOf } from './browser.ts';

/** A staff ID that no other test uses. */
export const freshStaffID = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

/** A small PNG photo. */
export const photoBytes = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer();

const createStaff = 'mutation ($input: CreateStaffInput!) { createStaff(input: $input) { message } }';

/** Creates a record by the gateway: Awka, ICT, the first shift. */
export async function addStaff(staffID: string, name: string): Promise<void> {
  const token = await tokenOf('admin');
  const { shifts } = await ask<{ shifts: { id: string }[] }>('{ shifts { id } }', {}, token);
  const place = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'ICT', shift: shifts[0]?.id };
  const form = new FormData();
  const variables = { input: { staffID, name, ...place, image: null } };
  form.set('operations', JSON.stringify({ query: createStaff, variables }));
  form.set('map', JSON.stringify({ 0: ['variables.input.image'] }));
  form.set('0', new Blob([new Uint8Array(await photoBytes())], { type: 'image/png' }), 'photo.png');
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${productURL()}/graphql`, { method: 'POST', headers, body: form });
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
}

/** A record as a test compares it. */
export interface FoundStaff {
  readonly id: string;
  readonly staff: { readonly staffID: string; readonly name: string; readonly district: string };
  readonly shift: { readonly name: string } | null;
}

/** Records whose staff ID contains the text. */
export async function findStaff(staffID: string): Promise<FoundStaff[]> {
  const { staff } = await ask<{ staff: { nodes: FoundStaff[] } }>(
    `query ($where: [StaffCondition!]) {
      staff(where: $where) { nodes { id staff { staffID name district } shift { name } } }
    }`,
    { where: [{ column: 'STAFF_ID', contains: staffID }] },
    await tokenOf('admin'),
  );
  return staff.nodes;
}

/** Deletes the records whose staff ID contains the text. */
export async function removeStaff(staffID: string): Promise<void> {
  const token = await tokenOf('admin');
  for (const { id } of await findStaff(staffID)) {
    await ask('mutation ($id: ID!) { deleteStaff(id: $id) { message } }', { id }, token);
  }
}

/** Opens a route of the staff list with only the records that contain the text. */
export async function openStaff(page: Page, search: string, route = '/manage/staffs'): Promise<void> {
  await page.goto(`${route}?search=${search}`);
  await page.getByRole('row').nth(1).waitFor();
}

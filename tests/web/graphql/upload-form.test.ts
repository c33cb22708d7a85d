import { describe, expect, it } from 'vitest';
import { uploadForm } from '../../../web/api/upload-form.ts';

const photo = new File(['photo'], 'ada.png', { type: 'image/png' });
const query = 'mutation CreateStaff($input: CreateStaffInput!) { createStaff(input: $input) { message } }';

describe('uploadForm', () => {
  it('R-052 sends the operation, the map and the files, in the order of the specification of such forms', async () => {
    const form = uploadForm({
      operationName: 'CreateStaff',
      query,
      variables: { input: { staffID: '00123', tags: ['a', null], image: photo } },
    });
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(String(form.get('operations')))).toEqual({
      operationName: 'CreateStaff',
      query,
      variables: { input: { staffID: '00123', tags: ['a', null], image: null } },
    });
    expect(JSON.parse(String(form.get('map')))).toEqual({ 0: ['variables.input.image'] });
    const sent = form.get('0') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['ada.png', 'image/png', 'photo']);
  });
});

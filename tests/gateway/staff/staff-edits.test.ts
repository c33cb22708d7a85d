import { describe, expect, it } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { operationForm, photoOf, sendForm, startGoodImageServer, startImageServer } from '../../support/multipart.ts';
import { staffRecord } from '../../support/staff.ts';

const updateDocument =
  'mutation Update($id: ID!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { message } }';
const editFailure = 'Image Upload Failed. Try Again Later';

const gatewayWithImages = (answers: Record<string, unknown>, images: { url: string }) =>
  testGateway({ answers, settings: { IMAGE_SERVER_URL: images.url } });

describe('updateStaff', () => {
  const path = 'PUT /staff/modify/staff-1';
  const updated = new Reply({ status: 'success', message: '' });

  it('R-053 R-112 A-26 sends the filled fields alone', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: updated } });
    const input = { name: 'Ada', district: '', unit: ' ', department: null, shift: 'shift-2' };
    expect(await query(updateDocument, { id: 'staff-1', input })).toEqual({
      data: { updateStaff: { message: 'Operation Completed' } },
    });
    expect(calls).toMatchObject([{ call: path, body: { name: 'Ada', shift: 'shift-2' } }]);
    expect(Object.keys(calls[0]?.body as object)).toEqual(['name', 'shift']);
  });

  it.each([{}, { name: '', image: null }])('refuses an edit that changes nothing: %j', async (input) => {
    const { query, calls } = await testGateway({});
    expect((await query(updateDocument, { id: 'staff-1', input })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'input' } },
    ]);
    expect(calls).toEqual([]);
  });

  const form = async () =>
    operationForm(
      updateDocument,
      { id: 'staff-1', input: { image: null } },
      { bytes: await photoOf('blue', 'jpeg'), name: 'ada.jpeg' },
      'input.image',
    );

  it('R-053 sends the address of a new photo', async () => {
    const images = await startGoodImageServer();
    const { url, calls } = await gatewayWithImages({ [path]: updated }, images);
    expect((await sendForm(url, await form())).errors).toBe(undefined);
    expect(calls).toMatchObject([{ call: path, body: { imageURL: 'http://images.test/1.jpg' } }]);
  });

  it('R-053 changes nothing when the photo cannot be stored', async () => {
    const images = await startImageServer(() => ({ status: 503, body: '' }));
    const { url, calls } = await gatewayWithImages({}, images);
    expect((await sendForm(url, await form())).errors).toMatchObject([
      { message: editFailure, extensions: { code: 'IMAGE_UPLOAD_FAILED' } },
    ]);
    expect(calls).toEqual([]);
  });

  it('refuses an id that cannot be one before the photo is uploaded', async () => {
    const images = await startGoodImageServer();
    const { url, calls } = await gatewayWithImages({}, images);
    const data = await form();
    data.set('operations', JSON.stringify({ query: updateDocument, variables: { id: '..', input: { image: null } } }));
    expect((await sendForm(url, data)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'id' } }]);
    expect([calls, images.uploads]).toEqual([[], []]);
  });
});

describe('deleteStaff', () => {
  const document = 'mutation Delete($id: ID!) { deleteStaff(id: $id) { message } }';

  it('R-056 R-113 deletes one record and everybody reads the list anew', async () => {
    let records = [staffRecord(), staffRecord({ _id: 'staff-2', staffID: '2' })];
    const { query, calls } = await testGateway({
      answers: {
        'GET /staff/findAll': () => records,
        'DELETE /staff/destroy/staff-1': () => {
          records = records.slice(1);
          return new Reply({ status: 'success', message: '' });
        },
      },
      settings: { LIST_WINDOW_MS: '600000' },
    });
    const other = await signToken({ userID: 'user-2' });
    const count = '{ staff { totalCount } }';
    expect((await query(count, {}, other)).data).toEqual({ staff: { totalCount: 2 } });
    expect((await query(count, {}, other)).data).toEqual({ staff: { totalCount: 2 } });
    expect(await query(document, { id: 'staff-1' })).toEqual({
      data: { deleteStaff: { message: 'Operation successfully' } },
    });
    expect((await query(count, {}, other)).data).toEqual({ staff: { totalCount: 1 } });
    const ofStaff = calls.map(({ call }) => call).filter((call) => call.includes('/staff/'));
    expect(ofStaff).toEqual(['GET /staff/findAll', 'DELETE /staff/destroy/staff-1', 'GET /staff/findAll']);
  });
});

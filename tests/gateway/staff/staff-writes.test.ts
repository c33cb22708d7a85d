/** @module-tag long */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { operationForm, photoOf, sendForm, startGoodImageServer, startImageServer } from '../../support/multipart.ts';

const createDocument = 'mutation Create($input: CreateStaffInput!) { createStaff(input: $input) { message } }';
const values = {
  staffID: '00123',
  name: 'Ngọzị Okafor',
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'ICT',
  unit: 'BIU',
  shift: 'shift-1',
};
const createPath = 'POST /staff/create';
const success = new Reply({ status: 'success', message: 'Staff created' });
const createFailure = 'Server error while uploading image. Pls Try again!';

const createForm = async (input: Record<string, unknown> = {}, bytes?: Uint8Array | string, name = 'Ada.PNG') =>
  operationForm(
    createDocument,
    { input: { ...values, ...input, image: null } },
    { bytes: bytes ?? (await photoOf('red')), name },
    'input.image',
  );

async function gatewayWithImages(
  answers: Record<string, unknown>,
  images: { url: string },
  settings: Record<string, string> = {},
) {
  return testGateway({ answers, settings: { IMAGE_SERVER_URL: images.url, ...settings } });
}

describe('createStaff', () => {
  it('R-050 R-052 R-054 R-110 R-124 uploads the photo as avatar, then creates the record with its address', async () => {
    const images = await startGoodImageServer();
    const { url, calls } = await gatewayWithImages({ [createPath]: success }, images);
    const token = await signToken({ role: 'management' });
    const reply = await sendForm(url, await createForm(), { authorization: `Bearer ${token}` });
    expect(reply).toEqual({ status: 200, data: { createStaff: { message: 'Staff created' } } });
    expect(calls).toEqual([{ call: createPath, token, body: { ...values, imageURL: 'http://images.test/1.jpg' } }]);
    expect(images.uploads).toMatchObject([
      {
        method: 'POST',
        path: '/upload',
        authorization: `Bearer ${token}`,
        contentType: expect.stringMatching(/^multipart\/form-data;/),
      },
    ]);
    expect([...(images.uploads[0]?.form.keys() ?? [])]).toEqual(['avatar']);
    const sent = images.uploads[0]?.form.get('avatar') as File;
    expect(sent.type).toBe('image/jpeg');
    expect(await sharp(await sent.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 24, height: 16 });
  });

  it('R-050 leaves an empty name out', async () => {
    const images = await startGoodImageServer();
    const { url, calls } = await gatewayWithImages({ [createPath]: success }, images);
    await sendForm(url, await createForm({ name: '  ' }));
    const { name: _, ...rest } = values;
    expect(calls.map(({ body }) => body)).toEqual([{ ...rest, imageURL: 'http://images.test/1.jpg' }]);
  });

  it.each(['staffID', 'district', 'serviceCentre', 'department', 'unit', 'shift'])(
    'R-050 asks for %s before anything is sent',
    async (field) => {
      const images = await startGoodImageServer();
      const { url, calls } = await gatewayWithImages({}, images);
      const { errors } = await sendForm(url, await createForm({ [field]: ' ' }));
      expect(errors).toMatchObject([
        { message: expect.stringMatching(/^Enter the /), extensions: { code: 'BAD_USER_INPUT', field } },
      ]);
      expect([calls, images.uploads]).toEqual([[], []]);
    },
  );

  it.each([
    ['staffID', '1'.repeat(65)],
    ['name', 'n'.repeat(257)],
    ['unit', 'a\u0000b'],
    ['department', '\ud800'],
  ])('refuses a %s that cannot be stored', async (field, value) => {
    const images = await startGoodImageServer();
    const { url, calls } = await gatewayWithImages({}, images);
    const { errors } = await sendForm(url, await createForm({ [field]: value }));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
    expect([calls, images.uploads]).toEqual([[], []]);
  });

  it.each([
    ['a name with another ending', 'ada.gif', () => photoOf('red')],
    [
      'a GIF named .png',
      'ada.png',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['an SVG named .jpg', 'ada.jpg', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page named .jpeg', 'ada.jpeg', async () => '<script>alert(1)</script>'],
    ['an empty file', 'ada.png', async () => ''],
    ['half a photo', 'ada.png', async () => (await photoOf('red')).subarray(0, 60)],
  ])('R-051 refuses %s', async (_kind, name, bytes) => {
    const images = await startGoodImageServer();
    const { url, calls } = await gatewayWithImages({}, images);
    const { errors } = await sendForm(url, await createForm({}, await bytes(), name));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'image' } }]);
    expect([calls, images.uploads]).toEqual([[], []]);
  });

  it('refuses a photo above 8 MiB', async () => {
    const images = await startGoodImageServer();
    const { url, calls } = await gatewayWithImages({}, images);
    const { errors } = await sendForm(url, await createForm({}, new Uint8Array(8 * 1024 * 1024 + 1)));
    expect(errors).toMatchObject([{ extensions: { code: 'PAYLOAD_TOO_LARGE', field: 'image' } }]);
    expect([calls, images.uploads]).toEqual([[], []]);
  });

  it.each<[string, { status?: number; body: string }]>([
    ['a refusal', { status: 500, body: '{"status":"error","message":"disk full at /srv"}' }],
    ['an error in an answer that succeeds', { body: '{"status":"error","images":["http://images.test/1.jpg"]}' }],
    ['a page', { body: '<html>' }],
    ['no images', { body: '{"images":[]}' }],
    ['images that are not a list', { body: '{"images":"http://images.test/1.jpg"}' }],
    ['an address of no host', { body: '{"images":["javascript:alert(1)"]}' }],
    ['an address of another scheme than it seems', { body: '{"images":["//images.test/1.jpg"]}' }],
    ['a redirect', { status: 307, body: '{"images":["http://images.test/1.jpg"]}' }],
  ])('R-052 creates nothing after %s of the image server', async (_kind, answer) => {
    const images = await startImageServer(() => answer);
    const { url, calls } = await gatewayWithImages({}, images);
    const { data, errors } = await sendForm(url, await createForm());
    expect(data).toBe(null);
    expect(errors).toMatchObject([{ message: createFailure, extensions: { code: 'IMAGE_UPLOAD_FAILED' } }]);
    expect([calls, images.uploads.length]).toEqual([[], 1]);
  });

  it('R-052 creates nothing when the image server is away', async () => {
    const { url, calls } = await gatewayWithImages({}, { url: 'http://127.0.0.1:9' });
    const { errors } = await sendForm(url, await createForm());
    expect(errors).toMatchObject([{ message: createFailure, extensions: { code: 'IMAGE_UPLOAD_FAILED' } }]);
    expect(calls).toEqual([]);
  });

  it('R-052 waits no longer for the image server than its setting says, and asks once', async () => {
    let asked = 0;
    const hanging = createServer((request) => {
      asked += 1;
      request.resume();
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      hanging.closeAllConnections();
      hanging.close();
    });
    const address = { url: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}` };
    const { url, calls } = await gatewayWithImages({}, address, { IMAGE_UPLOAD_TIMEOUT_MS: '4000' });
    const pass = holdTimers();
    const sent = sendForm(url, await createForm());
    await expect.poll(() => asked).toBe(1);
    expect((await pass(sent)).errors).toMatchObject([
      { message: createFailure, extensions: { code: 'IMAGE_UPLOAD_FAILED' } },
    ]);
    expect([asked, calls]).toEqual([1, []]);
  });

  it('takes a path on the image server as an address', async () => {
    const images = await startImageServer(() => ({ body: '{"images":["/images/1.jpg"]}' }));
    const { url, calls } = await gatewayWithImages({ [createPath]: success }, images, {
      IMAGE_UPLOAD_PATH: '/api/photos',
    });
    await sendForm(url, await createForm());
    expect(calls).toMatchObject([{ body: { imageURL: '/images/1.jpg' } }]);
    expect(images.uploads).toMatchObject([{ path: '/api/photos' }]);
  });

  it('A-42 uses the address again when the same user sends the same file after a refusal', async () => {
    const images = await startGoodImageServer();
    const replies = [
      new Reply({ status: 'error', message: 'Staff ID 00123 exists already.' }),
      success,
      success,
      success,
    ];
    const { url, calls } = await gatewayWithImages({ [createPath]: () => replies.shift() }, images);
    const first = await sendForm(url, await createForm());
    expect(first.errors).toMatchObject([
      { message: 'Staff ID 00123 exists already.', extensions: { code: 'UPSTREAM_REJECTED' } },
    ]);
    const other = { authorization: `Bearer ${await signToken({ userID: 'user-2' })}` };
    await sendForm(url, await createForm({ staffID: '3' }), other);
    await sendForm(url, await createForm({ staffID: '2' }));
    await sendForm(url, await createForm({ staffID: '4' }));
    const sent = calls.map(({ body }) => body as { staffID: string; imageURL: string });
    expect(sent.map(({ staffID, imageURL }) => [staffID, imageURL])).toEqual([
      ['00123', 'http://images.test/1.jpg'],
      ['3', 'http://images.test/2.jpg'],
      ['2', 'http://images.test/1.jpg'],
      ['4', 'http://images.test/3.jpg'],
    ]);
  });

  it('needs a photo as a file', async () => {
    const { query, calls } = await testGateway({});
    const { errors } = await query(createDocument, { input: { ...values, image: 'ada.png' } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect((await query(createDocument, { input: values })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(calls).toEqual([]);
  });
});

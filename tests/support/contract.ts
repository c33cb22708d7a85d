import { request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ExtensionName } from '../../upstream/extensions.ts';
import { now } from './fixed-clock.ts';
import { testGateway } from './gateway.ts';
import { listen } from './listen.ts';
import { operationForm, type SentFile, sendForm } from './multipart.ts';
import { addShift, startTestUpstream, testSecret } from './upstream.ts';

/** A request as it passed the wire. */
interface WireCall {
  /** Method, path and query. */
  readonly call: string;
  readonly authorization: string | null;
  readonly contentType: string | null;
  readonly body: string;
}

/** A proxy between a gateway and a service that writes down what passes; `url` is where the gateway sends. */
async function recordWire(target: string) {
  const calls: WireCall[] = [];
  const replies: string[] = [];
  const { url, close } = await listen(async (request, response) => {
    const body = await buffer(request);
    // The gateway asks by itself, with the first token that it sees: no caller's call is followed by it.
    const isOfCaller = !request.url?.endsWith('/extensions');
    if (isOfCaller)
      calls.push({
        call: `${request.method} ${request.url}`,
        authorization: request.headers.authorization ?? null,
        contentType: request.headers['content-type'] ?? null,
        body: body.toString('latin1'),
      });
    const options = { method: request.method, headers: request.headers };
    const forward = send(`${target}${request.url}`, options, (reply) => {
      if (isOfCaller) replies.push(`${reply.statusCode} ${request.method} ${request.url}`);
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forward.on('error', () => response.destroy());
    forward.end(body);
  });
  /** What has passed, and what was answered, since the last time this was asked. */
  return { url, passed: () => calls.splice(0), replies: () => replies.splice(0), close };
}

/** Times of Lagos as the database keeps them. */
const lagos = (time: string) => new Date(`${time.replace(' ', 'T')}:00+01:00`);

/**
 * The real service with a proxy in front of it that records what the gateway sends. Its company: Ada Obi (00123), late
 * at 08:30 on 4, 5 and 6 March 2024, and Bola Ude (00124), on the register since 28 March 2024 and never seen. It has the
 * extensions given, or those of the run.
 */
export async function startContract(extensions?: readonly ExtensionName[]) {
  const upstream = await startTestUpstream(undefined, extensions && { extensions });
  // The gateway checks tokens by the run's clock, so the service has to sign them by it.
  upstream.setNow(now());
  const wire = await recordWire(upstream.url);
  const shift = await addShift(upstream.db, 'Day');
  await upstream.db.updateTable('shifts').set({ lateness_threshold: '08:15:00', end_time: '17:00:00' }).execute();
  const person = async (staffID: string, name: string, created: string) => {
    const row = {
      staff_id: staffID,
      name,
      district: 'Awka',
      service_centre: 'Awka',
      department: 'ICT',
      unit: 'BIU',
      image_url: `${upstream.url}/images/${staffID}.jpg`,
      shift_id: shift,
      created_at: lagos(created),
    };
    return (await upstream.db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const ada = await person('00123', 'Ada Obi', '2020-01-01 08:00');
  const bola = await person('00124', 'Bola Ude', '2024-03-28 06:00');
  const record = (mode: 'signedIn' | 'signedOut', time: string) => ({
    staff_id: ada,
    mode,
    attendance_at: lagos(time),
    service_centre: 'Nnewi',
    image_url: `${upstream.url}/images/seen.jpg`,
    latitude: 6.2,
    longitude: 7.07,
    location: null,
    is_image_recognised: null,
  });
  const late = ['2024-03-04 08:30', '2024-03-05 08:30', '2024-03-06 08:30'].map((time) => record('signedIn', time));
  await upstream.db
    .insertInto('attendance')
    .values([...late, record('signedOut', '2024-03-05 17:02')])
    .execute();

  /** A gateway over the recorded wire until the test is over, and one request to it under a role's fresh token. */
  const gateway = async (settings: Record<string, string> = {}) => {
    const started = await testGateway({ settings: { UPSTREAM_URL: wire.url, JWT_SECRET: testSecret, ...settings } });
    const token = await upstream.signIn('admin@test.example');
    return {
      ...started,
      wire,
      token,
      /** The answer's data and errors, and what the gateway sent to the service for it. */
      ask: async (document: string, variables: Record<string, unknown> = {}, as: string | undefined = token) => {
        wire.passed();
        const { data, errors } = await started.query(document, variables, as);
        return { data, errors, wire: wire.passed() };
      },
      upload: async (document: string, variables: Record<string, unknown>, file: SentFile, path: string) => {
        wire.passed();
        const form = operationForm(document, variables, file, path);
        const { data, errors } = await sendForm(started.url, form, { authorization: `Bearer ${token}` });
        return { data, errors, wire: wire.passed() };
      },
    };
  };
  const close = async () => {
    wire.close();
    await upstream.close();
  };
  return { upstream, shift, ada, bola, gateway, close };
}

/** The service and its company, as `startContract` answers it. */
export type Contract = Awaited<ReturnType<typeof startContract>>;

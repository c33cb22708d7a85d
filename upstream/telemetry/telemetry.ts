import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { callerAddress } from '../../common/caller-address.ts';
import { startMetricsServer } from '../../telemetry/metrics-server.ts';
import { idsOf, withIDs } from '../../telemetry/request-ids.ts';
import type { Config } from '../config.ts';
import type { Claims } from '../tokens.ts';
import { type CallOutcome, createMetrics, type LoadSources, type Metrics } from './metrics.ts';

/** What watches the service at work, without a part in what it answers. */
export interface Telemetry {
  /** Watches every request that the listener answers. */
  watch(listener: RequestListener): RequestListener;
  /** A sign-in was tried. */
  readonly signIn?: Metrics['signIn'];
  /** A step of the upkeep has ended. */
  readonly upkeep?: Metrics['upkeep'];
  close(): Promise<void>;
}

type Settings = Pick<Config, 'metricsPort' | 'metricsHost' | 'otlpURL' | 'trustedProxies'>;

/** One log line a call, and metrics and traces, each where its setting says so. */
export async function createTelemetry(settings: Settings, log: Logger, sources: LoadSources): Promise<Telemetry> {
  const metrics = settings.metricsPort === undefined ? null : createMetrics(sources);
  const server =
    metrics && (await startMetricsServer(metrics.registry, settings.metricsHost, settings.metricsPort ?? 0));
  if (server) log.info({ url: server.url }, 'metrics are served');
  const traces = settings.otlpURL ? (await import('./traces.ts')).startServiceTraces(settings.otlpURL) : null;
  return {
    watch: (listener) => (request, response) => {
      const start = performance.now();
      const ids = idsOf(request, traces?.traceID());
      const end = metrics?.begin();
      const nameSpan = traces?.nameCall();
      response.setHeader('X-Request-ID', ids.request);
      response.prependOnceListener('close', () => {
        const call = nameOf(request);
        const outcome = outcomeOf(response);
        const milliseconds = performance.now() - start;
        nameSpan?.(call);
        end?.(call, outcome, milliseconds / 1000);
        log[isProbe(request) ? 'debug' : 'info']({
          ...ids,
          call,
          status: response.statusCode,
          outcome,
          milliseconds: Math.round(milliseconds * 10) / 10,
          user: claimsOf(response)?.userID ?? null,
          address: callerAddress(request, settings.trustedProxies),
        });
      });
      withIDs(ids, () => listener(request, response));
    },
    ...(metrics && { signIn: metrics.signIn, upkeep: metrics.upkeep }),
    async close() {
      await Promise.all([server?.close(), traces?.close()]);
    },
  };
}

/** What Express adds to a request that it has answered. */
interface Answered {
  readonly route?: { readonly path?: unknown };
  readonly locals?: { readonly claims?: Claims };
}

/** Asked every few seconds, and of no interest afterwards. */
const isProbe = ({ url }: IncomingMessage) => url === '/healthz' || url === '/readyz';

const claimsOf = (response: ServerResponse) => (response as Answered).locals?.claims;

/** Method and template of the path: no id, so that there are as few names as calls. */
export function nameOf(request: IncomingMessage): string {
  const path = (request as Answered).route?.path;
  return typeof path === 'string' ? `${request.method} ${path.replace(/:\w+/g, '{id}')}` : 'none';
}

function outcomeOf({ statusCode, writableFinished }: ServerResponse): CallOutcome {
  if (!writableFinished) return 'left';
  if (statusCode === 503) return 'unavailable';
  if (statusCode >= 500) return 'fault';
  return statusCode >= 400 ? 'refused' : 'ok';
}

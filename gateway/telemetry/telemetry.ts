import type { RequestHandler } from 'express';
import type { Log } from '../../telemetry/log.ts';
import { startMetricsServer } from '../../telemetry/metrics-server.ts';
import type { Config } from '../config.ts';
import type { OnCall } from '../upstream/client.ts';
import { createMetrics, type LoadSources } from './metrics.ts';
import type { OperationWatcher } from './request-log.ts';

/** Metrics and traces of a gateway. */
export interface Telemetry {
  readonly watchers: readonly OperationWatcher[];
  /** Middleware of every export. */
  readonly watchExports: readonly RequestHandler[];
  /** Runs around every call to upstream. */
  readonly onCall: OnCall;
  /** The trace of the running request; undefined without traces. */
  readonly traceID: () => string | undefined;
  /** Called with the name of a limit that refused a request. */
  readonly refused?: (limit: string) => void;
  close(): Promise<void>;
}

const nothing: Telemetry = {
  watchers: [],
  watchExports: [],
  onCall: (_call, _caller, send) => send(),
  traceID: () => undefined,
  close: async () => {},
};

/** Starts metrics and traces where their settings are given. */
export async function createTelemetry(
  config: Pick<Config, 'metricsPort' | 'metricsHost' | 'otlpURL'>,
  log: Log,
  sources: LoadSources,
): Promise<Telemetry> {
  const metrics = await measure(config, log, sources);
  const traces = await trace(config);
  return {
    watchers: [...metrics.watchers, ...traces.watchers],
    watchExports: metrics.watchExports,
    onCall: (call, caller, send) => metrics.onCall(call, caller, () => traces.onCall(call, caller, send)),
    traceID: traces.traceID,
    ...(metrics.refused && { refused: metrics.refused }),
    async close() {
      await Promise.all([metrics.close(), traces.close()]);
    },
  };
}

async function measure(
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  log: Log,
  sources: LoadSources,
): Promise<Telemetry> {
  if (metricsPort === undefined) return nothing;
  const { registry, ...metrics } = createMetrics(sources);
  const server = await startMetricsServer(registry, metricsHost, metricsPort, sources.details);
  log.info({ url: server.url }, 'metrics are served');
  return { ...nothing, ...metrics, close: server.close };
}

async function trace({ otlpURL }: Pick<Config, 'otlpURL'>): Promise<Telemetry> {
  if (otlpURL === undefined) return nothing;
  const { startGatewayTraces } = await import('./traces.ts');
  return { ...nothing, ...startGatewayTraces(otlpURL) };
}

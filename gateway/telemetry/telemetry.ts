import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import type { Middleware } from '../http/middleware.ts';
import type { ListStore } from '../lists/store.ts';
import type { Log } from '../log.ts';
import type { RestClient } from '../rest/client.ts';
import { measureExports, measureOperations } from './measure-requests.ts';
import { measureUpstream } from './measure-upstream.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';
import type { OperationWatcher } from './operation-watcher.ts';
import type { TraceID } from './request-log.ts';

/** What watches a gateway at work, without a part in what it answers. */
export interface Telemetry {
  readonly watchers: readonly OperationWatcher[];
  /** What every request passes. */
  readonly watch: readonly Middleware[];
  /** What every export passes. */
  readonly watchExports: readonly RequestHandler[];
  /** The client given, watched. */
  readonly watchUpstream: (rest: RestClient) => RestClient;
  readonly traceID: TraceID;
  /** Takes the name of a limit that refused a request. */
  readonly refused?: (limit: string) => void;
  close(): Promise<void>;
}

const nothing: Telemetry = {
  watchers: [],
  watch: [],
  watchExports: [],
  watchUpstream: (rest) => rest,
  traceID: () => undefined,
  close: async () => {},
};

/** Metrics and traces, each where its setting is given; neither costs anything where it is off. */
export async function createTelemetry(
  config: Pick<Config, 'metricsPort' | 'metricsHost' | 'otlpURL'>,
  log: Log,
  storeSize: () => ListStore['size'],
): Promise<Telemetry> {
  const metrics = await measure(config, log, storeSize);
  const traces = await trace(config);
  return {
    watchers: [...metrics.watchers, ...traces.watchers],
    watch: traces.watch,
    watchExports: metrics.watchExports,
    watchUpstream: (rest) => metrics.watchUpstream(traces.watchUpstream(rest)),
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
  storeSize: () => ListStore['size'],
): Promise<Telemetry> {
  if (metricsPort === undefined) return nothing;
  const metrics = createMetrics(storeSize);
  const server = await startMetricsServer(metrics, metricsHost, metricsPort);
  log.info({ url: server.url }, 'metrics are served');
  return {
    ...nothing,
    watchers: [measureOperations(metrics)],
    watchExports: [measureExports(metrics)],
    watchUpstream: (rest) => measureUpstream(rest, metrics),
    refused: metrics.refusal,
    close: server.close,
  };
}

async function trace({ otlpURL }: Pick<Config, 'otlpURL'>): Promise<Telemetry> {
  if (otlpURL === undefined) return nothing;
  const { startTraces } = await import('./traces.ts');
  return { ...nothing, ...startTraces(otlpURL) };
}

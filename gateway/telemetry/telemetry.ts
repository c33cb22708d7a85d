import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { ListStore } from '../lists/store.ts';
import type { Log } from '../log.ts';
import type { RestClient } from '../rest/client.ts';
import { measureExports, measureOperations } from './measure-requests.ts';
import { measureUpstream } from './measure-upstream.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

/** What watches a gateway at work, without a part in what it answers. */
export interface Telemetry {
  readonly plugins: readonly ApolloServerPlugin<Context>[];
  readonly watch: readonly RequestHandler[];
  /** The client given, watched. */
  readonly watchUpstream: (rest: RestClient) => RestClient;
  /** Takes the name of a limit that refused somebody. */
  readonly refused?: (limit: string) => void;
  close(): Promise<void>;
}

const nothing: Telemetry = { plugins: [], watch: [], watchUpstream: (rest) => rest, close: async () => {} };

/** Metrics and traces, each where its setting says so; neither costs anything where it is off. */
export async function createTelemetry(
  config: Pick<Config, 'metricsPort' | 'metricsHost' | 'otlpURL'>,
  log: Log,
  storeSize: () => ListStore['size'],
): Promise<Telemetry> {
  const metrics = await measure(config, log, storeSize);
  const traces = await trace(config);
  return {
    plugins: [...metrics.plugins, ...traces.plugins],
    watch: [...metrics.watch, ...traces.watch],
    watchUpstream: metrics.watchUpstream,
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
    plugins: [measureOperations(metrics)],
    watch: [measureExports(metrics)],
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

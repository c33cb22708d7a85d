import type { Log } from '../../telemetry/log.ts';
import { startMetricsServer } from '../../telemetry/metrics-server.ts';
import type { Config } from '../config.ts';
import { createMetrics, type LoadSources } from './metrics.ts';

/** Starts metrics and traces of a gateway where their settings are given. */
export async function createTelemetry(
  config: Pick<Config, 'metricsPort' | 'metricsHost' | 'otlpURL'>,
  log: Log,
  sources: LoadSources,
) {
  const metrics = config.metricsPort === undefined ? null : createMetrics(sources);
  const server =
    metrics &&
    (await startMetricsServer(metrics.registry, config.metricsHost, config.metricsPort ?? 0, sources.details));
  if (server) log.info({ url: server.url }, 'metrics are served');
  // Loaded only where they are on.
  const traces = config.otlpURL === undefined ? null : (await import('./traces.ts')).startGatewayTraces(config.otlpURL);
  const parts = [traces, metrics].filter((part) => part !== null);
  return {
    watchers: parts.flatMap(({ watchers }) => watchers),
    /** Middleware of every export. */
    watchExports: metrics?.watchExports ?? [],
    /** Run around every call to upstream, the inner ones first. */
    callHooks: parts.map(({ onCall }) => onCall),
    /** The trace of the running request; undefined without traces. */
    traceID: () => traces?.traceID(),
    /** Called with the name of a limit that refused a request. */
    refused: metrics?.refused,
    async close(): Promise<void> {
      await Promise.all([server?.close(), traces?.close()]);
    },
  };
}

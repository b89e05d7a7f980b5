import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Statement } from '#services/database/statements'

/*
 * Loaded where OTEL_EXPORTER_OTLP_ENDPOINT is given alone (ADR 0072). No span holds what was sent, or who sent it: routes are patterns,
 * statements have places for values.
 */

export function startTracing() {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'makao-api' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  return provider
}

export const tracer = () => trace.getTracer('makao')

/** Characters of a statement. */
const LONGEST = 2000

/** A span of a statement, within that of its request. @returns what ends it; nothing outside of a request */
export function traceStatement({ method, sql }: Statement) {
  if (!trace.getActiveSpan()) return
  const kind = method ?? 'raw'
  const attributes = { 'db.operation.name': kind, 'db.query.text': sql.slice(0, LONGEST) }
  const span = tracer().startSpan(`db ${kind}`, { kind: SpanKind.CLIENT, attributes })
  return (outcome: 'done' | 'failed') => {
    if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
}

import type { RequestHandler } from 'express'
import { METHODS, routeOf } from './metrics.ts'
import { settings } from './settings.ts'
import { beforeExit } from './stop.ts'

/**
 * A span for each request, whose trace the API goes on with by `traceparent`; null without OTEL_EXPORTER_OTLP_ENDPOINT, when nothing
 * of it is loaded (ADR 0072). What a client says of a trace has been dropped before (`identify`).
 */
export async function requestTracing(): Promise<RequestHandler | null> {
  if (!settings.traces) {
    return null
  }
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, propagation, trace }, sdk, otlp, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'makao-door' }),
    spanProcessors: [new sdk.BatchSpanProcessor(new otlp.OTLPTraceExporter())],
  })
  provider.register()
  beforeExit(() => provider.shutdown())
  const tracer = trace.getTracer('makao')

  return (req, res, next) => {
    const { path } = req
    const method = METHODS.has(req.method) ? req.method : 'other'
    const attributes = {
      'http.request.method': method,
      'makao.request_id': String(req.headers['x-request-id']),
    }
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
    propagation.inject(trace.setSpan(ROOT_CONTEXT, span), req.headers)
    res.once('close', () => {
      const route = routeOf(path)
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': res.statusCode })
      if (res.statusCode >= 500) {
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    })
    next()
  }
}

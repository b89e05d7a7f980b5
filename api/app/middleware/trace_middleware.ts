import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { METHODS } from '#http/methods'
import { tracer } from '#services/tracing/tracing'

/** A span of the request, in the trace that the front door began; there with OTEL_EXPORTER_OTLP_ENDPOINT alone (start/kernel.ts). */
export default class TraceMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const method = METHODS.has(request.method()) ? request.method() : 'other'
    const parent = propagation.extract(ROOT_CONTEXT, request.request.headers)
    const span = tracer().startSpan(method, { kind: SpanKind.SERVER }, parent)
    response.onFinish(() => {
      const route = ctx.route?.pattern ?? 'none'
      const status = response.getStatus()
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'makao.request_id': String(request.id()),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    return context.with(trace.setSpan(parent, span), next)
  }
}

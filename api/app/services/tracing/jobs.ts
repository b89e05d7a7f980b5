import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { tracingChannels } from '@adonisjs/queue'
import type { QueueManagerConfig } from '@adonisjs/queue/types'
import { tracer } from '#services/tracing/tracing'

type Dispatch = NonNullable<Parameters<typeof tracingChannels.dispatchChannel.tracePromise>[1]>
type Run = NonNullable<Parameters<typeof tracingChannels.executeChannel.tracePromise>[1]>

/**
 * A span of each dispatch, which the job carries, so that its runs go on with the trace, whichever process they are in. What a job is
 * about is in none.
 */
export function watchJobs() {
  const { dispatchChannel, executeChannel } = tracingChannels
  const spans = new WeakMap<object, Span>()
  dispatchChannel.start.subscribe((message) => {
    const { jobs, queue } = message as Dispatch
    const attributes = { 'messaging.destination.name': queue, 'makao.jobs': jobs.length }
    const span = tracer().startSpan(`dispatch ${jobs[0]!.name}`, {
      kind: SpanKind.PRODUCER,
      attributes,
    })
    const carried = trace.setSpan(context.active(), span)
    for (const job of jobs) propagation.inject(carried, (job.traceContext ??= {}))
    spans.set(message as object, span)
  })
  dispatchChannel.asyncEnd.subscribe((message) => {
    const span = spans.get(message as object)
    if ((message as Dispatch).error) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  executeChannel.asyncEnd.subscribe((message) => {
    const { status, error } = message as Run
    const span = trace.getActiveSpan()
    span?.setAttribute('makao.job.outcome', status ?? 'completed')
    if (error) span?.setStatus({ code: SpanStatusCode.ERROR })
  })
}

/** One run, within the span of its dispatch. */
export const traceJob: NonNullable<QueueManagerConfig['executionWrapper']> = async (
  run,
  { name, id, attempts, createdAt, traceContext },
  queue
) => {
  const parent = propagation.extract(ROOT_CONTEXT, traceContext ?? {})
  const attributes = {
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'makao.job.retries': attempts,
    'makao.job.waited_ms': createdAt ? Date.now() - createdAt : 0,
  }
  const span = tracer().startSpan(`run ${name}`, { kind: SpanKind.CONSUMER, attributes }, parent)
  try {
    return await context.with(trace.setSpan(parent, span), run)
  } finally {
    span.end()
  }
}

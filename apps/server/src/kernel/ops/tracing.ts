import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** The current span in W3C form, so that a job can continue the trace of its request. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

interface Cause {
  kind: 'request' | 'job'
  /** The caller's span, in W3C form. */
  parent: string | undefined
  requestId: string
}

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER }

/** Runs the work in a child span of the caller's. Costs next to nothing without tracing. */
export function traced<T>(name: string, cause: Cause, work: () => Promise<T>): Promise<T> {
  const { kind, parent, requestId } = cause
  const from = propagation.extract(context.active(), parent ? { traceparent: parent } : {})
  const options = { kind: KINDS[kind], attributes: { 'ironsouq.request_id': requestId } }
  return trace.getTracer('ironsouq').startActiveSpan(name, options, from, async (span) => {
    try {
      return await work()
    } catch (err) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.recordException(err instanceof Error ? err : String(err))
      throw err
    } finally {
      span.end()
    }
  })
}

import { sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from './ctx.ts'
import { traceparent } from './tracing.ts'

/** A kind of event: its name, and in its type what it carries: ids, never rows. */
export interface EventKind<Payload extends object> {
  name: string
  /** Only in the type. */
  payload?: Payload
}

/** Declared by the feature whose noun it names, in `<noun>.events.ts`. */
export const event = <Payload extends object>(name: `${string}.${string}`): EventKind<Payload> => ({
  name,
})

export interface Told {
  /** The number of the event: the unique key that makes an effect happen once. */
  eventId: string
}

/** What a job made by an event carries besides the event's own payload. */
export interface Origin extends Told {
  requestId: string
  traceparent?: string
}

const EVERY_ATTEMPT = 25

/**
 * Records the event and queues one job per consumer, all in the caller's transaction: it is told
 * if, and only if, that commits. The queue's tables are in this database, so there is no relay
 * and no second write to lose.
 */
export async function emit<Payload extends object>(
  ctx: TxCtx,
  kind: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  const parent = traceparent()
  const origin = { requestId: ctx.requestId, ...(parent && { traceparent: parent }) }
  await ctx.db.execute(sql`
    with told as (
      insert into event (name, payload, request_id, created_at)
      values (${kind.name}, ${JSON.stringify(payload)}::jsonb, ${ctx.requestId}, ${ctx.now().toISOString()})
      returning seq
    )
    select graphile_worker.add_job(
      task,
      (${JSON.stringify({ ...payload, ...origin })}::jsonb || jsonb_build_object('eventId', told.seq::text))::json,
      max_attempts => ${EVERY_ATTEMPT}
    )
    from told, unnest(${sql.param(ctx.consumersOf(kind.name))}::text[]) as task`)
}

export interface Consumer<Payload extends object = object> {
  name: string
  on: EventKind<Payload>
  /** May be called more than once for one event: a unique key must make the effect happen once. */
  handle: (ctx: Ctx, event: Payload & Told) => Promise<void>
}

/** Consumers differ in what they take, so a list of them forgets it; `consumer` has checked it. */
export type AnyConsumer = Omit<Consumer, 'handle'> & {
  handle: (ctx: Ctx, event: never) => Promise<void>
}

export const consumer = <Payload extends object>(c: Consumer<Payload>): Consumer<Payload> => c

import { sql, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { filledUp, preparedSql } from '#kernel/data/db.ts'
import { traceparent } from '#kernel/ops/tracing.ts'
import type { WorkerPool } from './worker-pools.ts'

/** A kind of event: its name, and in its type what it carries: ids, never rows. */
export interface EventKind<Payload extends object> {
  name: string
  /** Recorded, and nothing follows from it; a comment at its declaration says who reads the record. */
  isLogOnly: boolean
  /** Only in the type. */
  payload?: Payload
}

/** An element of a list of kinds, which differ in what they carry. */
export type AnyEventKind = Pick<EventKind<object>, 'name' | 'isLogOnly'>

const declared: AnyEventKind[] = []

/** All events of the modules that were loaded so far; `createRegistry` refuses those that nothing listens to. */
export const declaredEvents = (): readonly AnyEventKind[] => declared

/** Declared by the feature whose noun it names, in `<noun>.events.ts`. */
export function event<Payload extends object>(
  name: `${string}.${string}`,
  { isLogOnly = false }: { isLogOnly?: boolean } = {},
): EventKind<Payload> {
  const kind = { name, isLogOnly }
  declared.push(kind)
  return kind
}

/** One event that happened: its kind and what it carries. */
export interface Occurrence {
  name: string
  payload: object
}

export const occurrence = <Payload extends object>(
  kind: EventKind<Payload>,
  payload: Payload,
): Occurrence => ({ name: kind.name, payload })

export interface EventMeta {
  /** The number of the event: the unique key that makes an effect happen once. */
  eventId: string
  /** When it happened. A late consumer uses this time, not its own clock. */
  at: Date
}

/** What a job made by an event carries besides the event's own payload. */
export interface Origin {
  eventId: string
  /** ISO 8601. Jobs that were queued before events carried their time have none. */
  at?: string
  requestId: string
  traceparent?: string
}

const MAX_ATTEMPTS = 25

/** What every job of an event that happens now carries. */
function originNow(ctx: Ctx) {
  const parent = traceparent()
  const at = ctx.now().toISOString()
  const origin = { at, requestId: ctx.requestId, ...(parent && { traceparent: parent }) }
  return { at, requestId: ctx.requestId, origin: JSON.stringify(origin) }
}

/** What the statement below is given. */
function valuesOf(ctx: TxCtx, occurrences: readonly Occurrence[]) {
  const names = occurrences.map(({ name }) => name)
  const tasks = [...new Set(names)].flatMap((name) =>
    ctx.consumersOf(name).map((task) => ({ name, task })),
  )
  return {
    names,
    payloads: occurrences.map(({ payload }) => JSON.stringify(payload)),
    ...originNow(ctx),
    listenedTo: tasks.map(({ name }) => name),
    tasks: tasks.map(({ task }) => task),
  }
}

type Values = ReturnType<typeof valuesOf>

const value = (each: keyof Values) => sql`${sql.placeholder(each)}`

/** The events of the rows `numbered`. */
const recorded = sql`recorded as (
      insert into event (seq, name, payload, request_id, created_at)
      select seq, name, payload, ${value('requestId')}, ${value('at')}::timestamptz from numbered
    )`

/** Queues the job of one consumer for a row of `numbered`. */
const queueing = sql`queue_job(
      task,
      (payload || ${value('origin')}::jsonb || jsonb_build_object('eventId', seq::text))::json,
      ${sql.raw(String(MAX_ATTEMPTS))}
    )`

/**
 * The statement that records events and queues one job per event and consumer, prepared under a name. `also` is a further
 * common table expression that is executed with it, with values of its own. Nothing is read from the table, so that calls
 * of merchants need no right to read the events of others.
 */
export function recorder(name: string, also?: SQL) {
  const statement = preparedSql(
    name,
    sql`
    with ${also ? sql`${also},` : sql``}
    numbered as materialized (
      select nextval('event_seq_seq') as seq, name, payload
      from unnest(${value('names')}::text[], ${value('payloads')}::jsonb[]) as given (name, payload)
    ),
    ${recorded}
    select ${queueing}
    from numbered
    join unnest(${value('listenedTo')}::text[], ${value('tasks')}::text[]) as listener (name, task) using (name)`,
  )
  return async (
    ctx: TxCtx,
    occurrences: readonly Occurrence[],
    values: Record<string, unknown> = {},
  ): Promise<void> => {
    await statement(ctx).execute({ ...valuesOf(ctx, occurrences), ...values })
  }
}

const record = recorder('events_recorded')

/**
 * Events of a statement that is a transaction of its own: common table expressions that record one event for each row of
 * `payloads`, a select of one JSON column `payload`. A list of rows that nothing reads is not executed: the statement has
 * to select from `queued`.
 */
export const recordedInside = <Payload extends object>(
  kind: EventKind<Payload>,
  payloads: SQL,
) => ({
  expressions: sql`numbered as materialized (
      select nextval('event_seq_seq') as seq, ${sql.raw(`'${kind.name}'`)} as name, payload
      from (${payloads}) as happened
    ),
    ${recorded},
    queued as materialized (
      select ${queueing} from numbered
      cross join unnest(${value('tasks')}::text[]) as task where task is not null
    )`,
  /** What the placeholders of the expressions stand for. */
  values: (ctx: Ctx) => ({ ...originNow(ctx), tasks: filledUp(ctx.consumersOf(kind.name)) }),
})

/** Records several events. */
export async function emitAll(ctx: TxCtx, occurrences: readonly Occurrence[]): Promise<void> {
  if (occurrences.length > 0) await record(ctx, occurrences)
}

/**
 * Records the event and queues one job per consumer in the caller's transaction: consumers run if,
 * and only if, it commits. The queue's tables are in this database, so there is no relay and no
 * second write to lose.
 */
export async function emit<Payload extends object>(
  ctx: TxCtx,
  kind: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  await emitAll(ctx, [occurrence(kind, payload)])
}

export interface Consumer<Payload extends object = object> {
  name: string
  on: EventKind<Payload>
  /** Needed for calls outside PostgreSQL; see `worker-pools.ts`. */
  workerPool?: WorkerPool
  /** May be called more than once for one event: a unique key must make the effect happen once. */
  handle: (ctx: Ctx, event: Payload & EventMeta) => Promise<void>
}

/** A list of consumers has no common payload type; `consumer` has checked each. */
export type AnyConsumer = Omit<Consumer, 'handle'> & {
  handle: (ctx: Ctx, event: never) => Promise<void>
}

export const consumer = <Payload extends object>(c: Consumer<Payload>): Consumer<Payload> => c

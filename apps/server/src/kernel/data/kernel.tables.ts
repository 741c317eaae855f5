import { EMAIL_KINDS } from '@ironsouq/contract/email-kind'
import { LIFECYCLE_ACTORS, type LifecycleActor } from '@ironsouq/contract/lifecycle'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, moment, oneOf } from './columns.ts'

/** All events in the order they were written; the consumers' jobs carry `seq`. */
export const event = pgTable(
  'event',
  {
    seq: bigserial({ mode: 'bigint' }).primaryKey(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    requestId: text().notNull(),
    createdAt: moment().notNull(),
  },
  // Rows are written in the order of their times, so an index of blocks is enough.
  (t) => [index('event_old').using('brin', t.createdAt)],
)

/** Every transition of every entity with a lifecycle. */
export const lifecycleLog = pgTable(
  'lifecycle_log',
  {
    seq: bigserial({ mode: 'bigint' }).primaryKey(),
    entity: text().notNull(),
    entityId: uuid().notNull(),
    action: text().notNull(),
    fromState: text().notNull(),
    toState: text().notNull(),
    actor: text().$type<LifecycleActor>().notNull(),
    actorId: uuid(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('lifecycle_log_of_entity').on(t.entity, t.entityId, t.seq),
    index('lifecycle_log_old').using('brin', t.createdAt),
    check('lifecycle_log_actor', sql`${t.actor} in (${oneOf(LIFECYCLE_ACTORS)})`),
  ],
)

/**
 * What staff, operators and jobs changed: who, what before and after, when and from where. Each row
 * contains the hash of the row before it; a trigger sets `seq` and the hashes, and refuses UPDATE and
 * DELETE. The table is partitioned by month, which its migration states and Drizzle cannot.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** The place in the chain: 1, 2, 3 and so on without a gap. */
    seq: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    at: moment().notNull(),
    /** `staff`, `merchant`, or `system` for commands of operators and jobs. */
    actorAudience: text().notNull(),
    actorId: uuid().notNull(),
    sessionId: uuid(),
    permission: text(),
    /** Method and path, or `command <name>` or `job <name>`. */
    endpoint: text().notNull(),
    /** Null when the command named no entity: then `after` is its answer. */
    entity: text(),
    entityId: text(),
    before: jsonb(),
    after: jsonb(),
    requestId: text().notNull(),
    /** A keyed hash: equal addresses can be recognised, none can be read. */
    addressFingerprint: bytea(),
    /** The network of a staff member's call. */
    address: text(),
    previousHash: bytea()
      .notNull()
      .default(sql`''`),
    /** SHA-256 of `previous_hash` and the other columns. */
    hash: bytea()
      .notNull()
      .default(sql`''`),
  },
  (t) => [
    primaryKey({ name: 'audit_log_once', columns: [t.seq, t.at] }),
    index('audit_log_of_entity').on(t.entity, t.entityId, t.seq),
    index('audit_log_of_actor').on(t.actorId, t.seq),
    index('audit_log_of_time').on(t.at, t.seq),
  ],
)

/** The last row of the audit log. Its lock puts the commits of audited commands in one order. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: integer().primaryKey().default(1),
    seq: bigint({ mode: 'bigint' }).notNull(),
    hash: bytea().notNull(),
  },
  (t) => [check('audit_head_one', sql`${t.id} = 1`)],
)

/** A command that ran under its key, and its answer. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    actor: text().notNull(),
    key: text().notNull(),
    /** Of method, path and body: the same key with another request is a mistake, not a repeat. */
    fingerprint: char({ length: 64 }).notNull(),
    answer: jsonb(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_key_once', columns: [t.actor, t.key] }),
    index('idempotency_key_old').on(t.createdAt),
  ],
)

/** Heartbeats of the running workers. Jobs of a worker without one are unlocked for the others. */
export const workerAlive = pgTable('worker_alive', {
  poolId: text().primaryKey(),
  seenAt: moment().notNull(),
})

/** Attempts counted in PostgreSQL; the columns are those of rate-limiter-flexible. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limit_over').on(t.expire)],
)

/** Attempts to send an email, by the day in UTC and what it is about. */
export const emailCount = pgTable(
  'email_count',
  {
    day: date().notNull(),
    kind: text({ enum: EMAIL_KINDS }).notNull(),
    sent: integer().notNull(),
    failed: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'email_count_once', columns: [t.day, t.kind] }),
    check('email_count_kind', sql`${t.kind} in (${oneOf(EMAIL_KINDS)})`),
    check('email_count_some', sql`${t.sent} >= 0 and ${t.failed} >= 0`),
  ],
)

/** The newest number of each channel. The row is locked while a message is written: that is its order. */
export const channelHead = pgTable(
  'channel_head',
  {
    kind: text().notNull(),
    /** What the channel is about, such as a member. */
    channelId: uuid().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'channel_head_once', columns: [t.kind, t.channelId] })],
)

/** The messages of channels, for clients that missed them: ids and numbers, never text of users. */
export const channelMessage = pgTable(
  'channel_message',
  {
    kind: text().notNull(),
    channelId: uuid().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    body: jsonb().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'channel_message_once', columns: [t.kind, t.channelId, t.seq] }),
    // Rows are written in the order of their times, so an index of blocks is enough.
    index('channel_message_old').using('brin', t.createdAt),
  ],
)

/** The last number of each series and year. It is locked by the transaction that takes the next: there are no gaps. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text().notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'number_series_once', columns: [t.series, t.year] }),
    check('number_series_last', sql`${t.last} >= 1`),
  ],
)

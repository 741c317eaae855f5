import {
  bigint,
  bigserial,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'

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
    actor: text().notNull(),
    actorId: uuid(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('lifecycle_log_of_entity').on(t.entity, t.entityId, t.seq),
    index('lifecycle_log_old').using('brin', t.createdAt),
  ],
)

/** What staff changed: who, what before and after, when and from where. A trigger refuses UPDATE and DELETE. */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigserial({ mode: 'bigint' }).primaryKey(),
    at: moment().notNull(),
    actorAudience: text().notNull(),
    actorId: uuid().notNull(),
    sessionId: uuid().notNull(),
    permission: text(),
    /** Method and path. */
    endpoint: text().notNull(),
    /** Null when the command named no entity: then `after` is its answer. */
    entity: text(),
    entityId: text(),
    before: jsonb(),
    after: jsonb(),
    requestId: text().notNull(),
    /** A keyed hash: equal addresses can be recognised, none can be read. */
    addressFingerprint: bytea().notNull(),
  },
  (t) => [
    index('audit_log_of_entity').on(t.entity, t.entityId, t.seq),
    index('audit_log_of_actor').on(t.actorId, t.seq),
  ],
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

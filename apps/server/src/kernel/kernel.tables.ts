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
import { moment } from './columns.ts'

/** Everything that happened, in the order it was written; the consumers' jobs carry its number. */
export const event = pgTable('event', {
  seq: bigserial({ mode: 'bigint' }).primaryKey(),
  name: text().notNull(),
  payload: jsonb().notNull(),
  requestId: text().notNull(),
  createdAt: moment().notNull(),
})

/** Every move of everything that has a life: who moved what from where to where. */
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
  (t) => [index('lifecycle_log_of_entity').on(t.entity, t.entityId, t.seq)],
)

/** A command that was carried out under its key, with the answer that was given. */
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

/** Workers that run. What a worker held when it stopped telling so is given to the others. */
export const workerAlive = pgTable('worker_alive', {
  poolId: text().primaryKey(),
  seenAt: moment().notNull(),
})

/** Tries that were taken while Redis was away; the shape is that of the library that counts. */
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

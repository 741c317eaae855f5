import { SIGN_IN_STEP_TRIES } from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { bytea, id, moment, oneOf } from '#kernel/data/columns.ts'

const STEP_KINDS = [
  'secondFactor',
  'setUp',
  'passkey',
  'addPasskey',
  'provePasskey',
  'resetPassword',
] as const

interface Owner {
  /** The beginning of the names of the tables, and the name of the table of the people. */
  name: string
  id: () => AnyPgColumn
}

/** The tables of one portal for what signs its people in. Each portal has its own. */
export function signInTables({ name, id: ownerOf }: Owner) {
  const column = () => uuid(`${name}_id`)
  const ofOwner = () => column().notNull().references(ownerOf, { onDelete: 'cascade' })

  /** The authenticator app of a person. The secret is not stored: it is derived from `secret_id`. */
  const app = pgTable(`${name}_app`, {
    ownerId: ofOwner().primaryKey(),
    secretId: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    /** The secret of another app, which replaces this one once a code of it was entered. */
    nextSecretId: uuid(),
    /** The time step of the last accepted code: neither it nor an earlier one is accepted again. */
    lastStep: bigint({ mode: 'number' }),
    /** Null until a code of the app was entered: before that it protects nothing. */
    enabledAt: moment(),
    createdAt: moment().notNull(),
  })

  /** Hashes only; each code is valid once. */
  const recoveryCode = pgTable(
    `${name}_recovery_code`,
    {
      ownerId: ofOwner(),
      codeHash: bytea().notNull(),
      usedAt: moment(),
      createdAt: moment().notNull(),
    },
    (t) => [primaryKey({ name: `${name}_recovery_code_once`, columns: [t.ownerId, t.codeHash] })],
  )

  const passkey = pgTable(
    `${name}_passkey`,
    {
      id: id(),
      ownerId: ofOwner(),
      credentialId: text().notNull(),
      publicKey: bytea().notNull(),
      /** Increases with every use; a counter that does not is a sign of a cloned key. */
      counter: bigint({ mode: 'number' }).notNull(),
      transports: text().array().notNull(),
      name: text().notNull(),
      createdAt: moment().notNull(),
      lastUsedAt: moment(),
    },
    (t) => [
      unique(`${name}_passkey_once`).on(t.credentialId),
      index(`${name}_passkey_of_${name}`).on(t.ownerId),
    ],
  )

  /** A table of its own, so that no query of people reads the hash. */
  const credential = pgTable(`${name}_credential`, {
    ownerId: column().primaryKey().references(ownerOf, { onDelete: 'cascade' }),
    /** Argon2id in PHC format, which contains salt and cost. */
    passwordHash: text().notNull(),
    changedAt: moment().notNull(),
  })

  /** Something that a browser was asked for: the rest of a sign-in, or the answer of a passkey. */
  const step = pgTable(
    `${name}_step`,
    {
      id: id(),
      kind: text({ enum: STEP_KINDS }).notNull(),
      /** Null at a sign-in by passkey: its answer says who it is. */
      ownerId: column().references(ownerOf, { onDelete: 'cascade' }),
      /** What a passkey must sign. */
      challenge: text(),
      tries: smallint().notNull().default(0),
      createdAt: moment().notNull(),
      expiresAt: moment().notNull(),
      usedAt: moment(),
    },
    (t) => [
      index(`${name}_step_over`).on(t.expiresAt),
      check(`${name}_step_kind`, sql`${t.kind} in (${oneOf(STEP_KINDS)})`),
      check(`${name}_step_whose`, sql`(${t.kind} = 'passkey') = (${t.ownerId} is null)`),
      check(
        `${name}_step_tries`,
        sql`${t.tries} between 0 and ${sql.raw(String(SIGN_IN_STEP_TRIES))}`,
      ),
    ],
  )

  return { app, recoveryCode, passkey, credential, step }
}

export type SignInTables = ReturnType<typeof signInTables>

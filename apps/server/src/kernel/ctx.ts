import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Counts } from './counts.ts'
import type { Log } from './log.ts'
import type { Personal } from './personal.ts'
import type {
  DocumentPort,
  ImagePort,
  MailPort,
  PagesPort,
  SearchPort,
  SmsPort,
  SocialPort,
  StoragePort,
} from './ports.ts'
import type { Seal } from './seal.ts'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Everything a feature may reach. Passed as the first argument, never imported. */
export interface Ctx {
  db: Db | Tx
  now: () => Date
  log: Log
  /** Follows a request from the edge to the jobs it caused. */
  requestId: string
  locale: LocaleCode
  search: SearchPort
  storage: StoragePort
  images: ImagePort
  documents: DocumentPort
  mail: MailPort
  /** Null where nobody sends short messages. */
  sms: SmsPort | null
  social: SocialPort
  pages: PagesPort
  counts: Counts
  seal: Seal
  /** The names of the jobs that an event makes; the composition root knows them. */
  consumersOf: (event: string) => readonly string[]
  /** All that is kept of a person, by whoever keeps it. */
  personal: readonly Personal[]
}

/** A Ctx whose db is a transaction. Only `atomic` makes one. */
export interface TxCtx extends Ctx {
  db: Tx
  transaction: true
}

const isTx = (ctx: Ctx): ctx is TxCtx => 'transaction' in ctx

/**
 * Runs the work in one transaction: the caller's if there is one, else its own. Name the inner
 * parameter `ctx` as well: shadowing the outer one is what makes it impossible to write beside the
 * transaction by mistake.
 */
export const atomic = <T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> =>
  isTx(ctx) ? work(ctx) : ctx.db.transaction((db) => work({ ...ctx, db, transaction: true }))

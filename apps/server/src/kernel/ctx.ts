import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AttemptLimits } from '#kernel/data/attempt-limits.ts'
import type { PersonalData } from '#kernel/data/personal-data.ts'
import type { Signer } from '#kernel/data/signer.ts'
import type { Log } from '#kernel/ops/log.ts'
import { guardedPorts } from './guarded-ports.ts'
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

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** The storefront as its users address it: links in emails and the origin of passkeys. */
export interface Site {
  url: string
}

/** Everything a feature may reach. Passed as the first argument, never imported. */
export interface Ctx {
  db: Db | Tx
  now: () => Date
  log: Log
  /** Follows a request from the edge to the jobs it caused. */
  requestId: string
  locale: LocaleCode
  site: Site
  search: SearchPort
  storage: StoragePort
  images: ImagePort
  documents: DocumentPort
  mail: MailPort
  /** Null when no SMS provider is configured. */
  sms: SmsPort | null
  social: SocialPort
  pages: PagesPort
  attemptLimits: AttemptLimits
  signer: Signer
  /** The names of the jobs that an event makes; the composition root knows them. */
  consumersOf: (event: string) => readonly string[]
  /** The personal data that the features store. */
  personalData: readonly PersonalData[]
}

/** A Ctx whose db is a transaction. Only `atomic` makes one. */
export interface TxCtx extends Ctx {
  db: Tx
  transaction: true
  /** Records a change for the audit log. Only an audited command writes it there. */
  audit: Audit
}

export type Audit = (entity: string, entityId: string, before: unknown, after: unknown) => void

const notAudited: Audit = () => {}

const isTx = (ctx: Ctx): ctx is TxCtx => 'transaction' in ctx

/**
 * Runs the work in one transaction: the caller's if there is one, else its own. Name the inner
 * parameter `ctx` as well: shadowing the outer one is what makes it impossible to write beside the
 * transaction by mistake.
 */
export const atomic = <T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> =>
  isTx(ctx)
    ? work(ctx)
    : ctx.db.transaction((db) =>
        work({ ...ctx, ...guardedPorts(ctx), db, transaction: true, audit: notAudited }),
      )

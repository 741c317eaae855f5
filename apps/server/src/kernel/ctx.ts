import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AttemptLimits } from '#kernel/data/attempt-limits.ts'
import { recordChanges, type Acting, type Change } from '#kernel/data/audit-entries.ts'
import type { PersonalData } from '#kernel/data/personal-data.ts'
import type { Signer } from '#kernel/data/signer.ts'
import type { TokenBuckets } from '#kernel/http/token-buckets.ts'
import type { Log } from '#kernel/ops/log.ts'
import { guardedPorts } from './guarded-ports.ts'
import type { PayableIn } from './payable.ts'
import type { CarrierPort } from './ports/carrier.ts'
import type { ChannelPort } from './ports/channel.ts'
import type { DocumentPort } from './ports/document.ts'
import type { FeedPort } from './ports/feed.ts'
import type { ImagePort } from './ports/image.ts'
import type { MailPort } from './ports/mail.ts'
import type { PagesPort } from './ports/pages.ts'
import type { PaymentPorts } from './ports/payment.ts'
import type { RatesPort } from './ports/rates.ts'
import type { SearchPort } from './ports/search.ts'
import type { SmsPort } from './ports/sms.ts'
import type { SocialPort } from './ports/social.ts'
import type { StoragePort } from './ports/storage.ts'
import type { TranslatorPort } from './ports/translator.ts'
import type { VideoPort } from './ports/video.ts'
import type { WhatsappPort } from './ports/whatsapp.ts'
import type { ChannelMessage } from './realtime/channel.ts'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** The sites as their users address them: links in emails and the origins of passkeys. */
export interface Site {
  url: string
  backofficeUrl: string
  /** The object store as readers reach it: pictures in emails. */
  objectsUrl: string
  merchantUrl: string
  /** The host of addresses that answers by email are sent to; null: answers are written on the site. */
  replyDomain: string | null
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
  video: VideoPort
  documents: DocumentPort
  mail: MailPort
  /** Null when no SMS provider is configured. */
  sms: SmsPort | null
  social: SocialPort
  feed: FeedPort
  /** Null when no feed of exchange rates is configured. */
  rates: RatesPort | null
  /** Null when no machine translation is configured. */
  translator: TranslatorPort | null
  /** Null when WhatsApp is not configured. */
  whatsapp: WhatsappPort | null
  /** The providers of payments. */
  payments: PaymentPorts
  /** Null when no one follows parcels. */
  carrier: CarrierPort | null
  pages: PagesPort
  channels: ChannelPort
  attemptLimits: AttemptLimits
  tokenBuckets: TokenBuckets
  signer: Signer
  /** The names of the jobs that an event makes; the composition root knows them. */
  consumersOf: (event: string) => readonly string[]
  /**
   * Who changes things outside a request of staff: a job or a command of an operator. Null in requests,
   * where the endpoint says whether it is audited. What a job states with `audit` is written; its moves are not.
   */
  acting: Acting | null
  /** The personal data that the features store. */
  personalData: readonly PersonalData[]
  /** What members can pay. */
  payables: readonly PayableIn<Ctx, TxCtx>[]
}

/** A Ctx whose db is a transaction. Only `atomic` makes one. */
export interface TxCtx extends Ctx {
  db: Tx
  transaction: true
  /** States a change for the audit log. Audited commands, jobs and commands of operators write it there. */
  audit: Audit
  /** Sends a message to open clients after the commit; `appendToChannels` numbers and stores it. */
  publish: (message: ChannelMessage) => void
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
  isTx(ctx) ? work(ctx) : committed(ctx, work)

async function committed<T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  const messages: ChannelMessage[] = []
  const answer = await ctx.db.transaction(async (db) => {
    const tx = {
      ...ctx,
      ...guardedPorts(ctx),
      db,
      transaction: true,
      audit: notAudited,
      publish: (message: ChannelMessage) => void messages.push(message),
    } as const
    const { acting } = ctx
    if (!acting) return work(tx)
    const changes: Change[] = []
    const answer = await work({
      ...tx,
      audit: (entity, entityId, before, after) =>
        void changes.push({ entity, entityId, before, after }),
    })
    await recordChanges(tx, acting, changes)
    return answer
  })
  if (messages.length > 0) ctx.channels.send(messages)
  return answer
}

import type { StoreState } from '@ironsouq/contract/mall/store/store.lifecycle'
import { STORE_ENDED } from '@ironsouq/contract/mall/store/store.limits'
import { translator } from '@ironsouq/i18n/translate'
import {
  storeBroughtBack,
  storeSuspended,
  storeTakenOffline,
} from '#features/mall/store/store.events.ts'
import { storeById, storeWords } from '#features/mall/store/store.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { EventKind } from '#kernel/work/events.ts'
import { notice, type Occurred } from '#kernel/work/notices.ts'
import { storeUpdateEmail, type StoreEmailKind } from './emails/store-update.email.ts'
import { storeApplicationApproved, storeApplicationRejected } from './store-application.events.ts'
import { applicationById, memberOfStore, type ApplicationRow } from './store-application.queries.ts'

const PATH = '/mall/open-store'

const urlOf = (ctx: Ctx) => `${ctx.site.url}/${ctx.locale}${PATH}`

type OfApplication = Occurred<{ applicationId: string }>

const reasonsIn = ({ reasons, remark }: ApplicationRow) =>
  [...Object.values(reasons), remark].flatMap((reason) => (reason ? [reason] : []))

/** News about an application, while they are still true. */
const aboutApplication = (
  kind: StoreEmailKind,
  on: EventKind<{ applicationId: string }>,
  isTrue: (row: ApplicationRow) => boolean,
) =>
  notice({
    kind,
    on,
    group: 'account',
    topic: 'stores',
    async to(ctx: Ctx, { applicationId }: OfApplication) {
      const row = await applicationById(ctx, applicationId)
      return row?.memberId && isTrue(row) ? [row.memberId] : []
    },
    facts: (_: Ctx, { applicationId }: OfApplication) => ({ applicationId }),
    link: () => PATH,
    async mail(ctx: Ctx, { applicationId }: OfApplication) {
      const row = await applicationById(ctx, applicationId)
      if (!row?.basics || !isTrue(row)) return undefined
      const facts = { kind, store: row.basics.name, reasons: reasonsIn(row) }
      return storeUpdateEmail(ctx.locale, { ...facts, url: urlOf(ctx) })
    },
  })

type OfStore = Occurred<{ sellerId: string }>

const STOPPED: readonly StoreState[] = ['offline', 'offlineReview']

/** News about a store, for the member who opened it. */
const aboutStore = (
  kind: StoreEmailKind,
  on: EventKind<{ sellerId: string }>,
  states: readonly StoreState[],
) =>
  notice({
    kind,
    on,
    group: 'account',
    topic: 'stores',
    async to(ctx: Ctx, { sellerId }: OfStore) {
      const memberId = await memberOfStore(ctx, sellerId)
      return memberId === null ? [] : [memberId]
    },
    facts: (_: Ctx, { sellerId }: OfStore) => ({ sellerId }),
    link: () => PATH,
    async mail(ctx: Ctx, { sellerId }: OfStore) {
      const row = await storeById(ctx, sellerId)
      const words = await storeWords(ctx, sellerId)
      if (!row || !words || !states.includes(row.state)) return undefined
      const ended = translator(ctx.locale)('mail.storeEndedReason')
      const reason = row.reason === STORE_ENDED ? ended : row.reason
      const facts = { kind, store: words.name, reasons: reason === null ? [] : [reason] }
      return storeUpdateEmail(ctx.locale, { ...facts, url: urlOf(ctx) })
    },
  })

export const storeNotices = [
  aboutApplication('storeApproved', storeApplicationApproved, ({ state }) => state === 'approved'),
  aboutApplication('storeRejected', storeApplicationRejected, ({ state }) =>
    ['rejected', 'auditFailed'].includes(state),
  ),
  aboutStore('storeOffline', storeTakenOffline, STOPPED),
  aboutStore('storeSuspended', storeSuspended, ['suspended']),
  aboutStore('storeBack', storeBroughtBack, ['open']),
]

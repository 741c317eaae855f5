import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import { eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { EventKind } from '#kernel/work/events.ts'
import { notice, sellersWith } from '#kernel/work/notices.ts'
import { sellerPayoutEmail, type SellerPayoutEmail } from './emails/seller-payout.email.ts'
import { payoutFailed, payoutSent } from './payout.events.ts'
import { payout } from './payout.tables.ts'

interface OfPayout {
  payoutId: string
}

/** News about a payout for the people of the store who read its ledger, as long as it is in the state. */
const news = (
  news: SellerPayoutEmail['news'],
  on: EventKind<OfPayout>,
  state: 'paid' | 'failed',
) => {
  // A transfer that the bank returned in the meantime is no longer news as one that was made.
  const payoutOf = async (ctx: Ctx, payoutId: string) => {
    const [row] = await ctx.db.select().from(payout).where(eq(payout.id, payoutId))
    return row?.state === state ? row : undefined
  }
  const pathOf = (payoutId: string) => `/ledger/payouts/${payoutId}`
  return notice<OfPayout, { payoutId: string; amount: string; currency: string }>({
    kind: `sellerPayout${news}`,
    on,
    to: sellersWith('ledger.read', async (ctx, { payoutId }: OfPayout) => {
      const row = await payoutOf(ctx, payoutId)
      return row ? [row.sellerId] : []
    }),
    async facts(ctx, { payoutId }) {
      const row = await payoutOf(ctx, payoutId)
      return row && { payoutId, ...fromMinor(row.amountMinor, row.currency) }
    },
    link: ({ payoutId }) => pathOf(payoutId),
    words: ({ amount = '0', currency = 'AED' }, { locale }) => ({
      amount: formatter(locale).money({ amount, currency }),
    }),
    async mail(ctx, { payoutId }) {
      const row = await payoutOf(ctx, payoutId)
      if (!row) return undefined
      return sellerPayoutEmail(ctx.locale, {
        news,
        amount: formatter(ctx.locale).money(fromMinor(row.amountMinor, row.currency)),
        bank: row.bank,
        ibanEnd: row.iban.slice(-4),
        bankReference: row.bankReference,
        failure: row.failure,
        url: `${ctx.site.merchantUrl}${pathOf(payoutId)}`,
      })
    },
  })
}

export const sellerPayoutNotices = [
  news('Sent', payoutSent, 'paid'),
  news('Failed', payoutFailed, 'failed'),
]

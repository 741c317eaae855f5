import { quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import type { Ctx } from '#kernel/ctx.ts'
import { notice, sellersWith, staffWith } from '#kernel/work/notices.ts'
import { quoteAccountMissing } from '../quote.events.ts'
import { quoteById } from '../quote.queries.ts'

interface OfQuote {
  quoteId: string
}

async function facts(ctx: Ctx, { quoteId }: OfQuote) {
  const row = await quoteById(ctx, quoteId)
  return row && { no: quoteLabel(row.quoteNo) }
}

/** A buyer waits for the bank account of the seller: its people and staff are informed. */
export const accountMissingNotices = [
  notice<OfQuote, { no: string }>({
    kind: 'sellerAccountMissing',
    on: quoteAccountMissing,
    to: sellersWith('quote.edit', async (ctx, { quoteId }: OfQuote) => {
      const row = await quoteById(ctx, quoteId)
      return row ? [row.sellerId] : []
    }),
    facts,
    link: () => '/ledger',
  }),
  notice<OfQuote, { no: string }>({
    kind: 'staffAccountMissing',
    on: quoteAccountMissing,
    to: staffWith('seller.approve'),
    facts,
    link: () => '/bank-accounts',
  }),
]

import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { sellerReadersWith } from '#features/people/seller-account/seller-account.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { sellerPayoutEmail } from './emails/seller-payout.email.ts'
import { payoutFailed, payoutSent } from './payout.events.ts'
import { payout } from './payout.tables.ts'

const NEWS = { paid: 'Sent', failed: 'Failed' } as const

/** One email to each person of the store who reads its ledger; a repetition has the same Message-ID. */
async function emailStore(ctx: Ctx, payoutId: string, state: keyof typeof NEWS): Promise<void> {
  const [row] = await ctx.db.select().from(payout).where(eq(payout.id, payoutId))
  // A transfer that the bank returned before the email left is no longer news as one that was made.
  if (row?.state !== state) return
  for (const reader of await sellerReadersWith(ctx, row.sellerId, 'ledger.read')) {
    const locale = knownLocale(reader.locale)
    await sendEmail(ctx, {
      kind: 'notice',
      to: reader.email,
      locale,
      messageId: `seller-payout-${state}-${payoutId}-${reader.accountId}`,
      body: sellerPayoutEmail(locale, {
        news: NEWS[state],
        amount: formatter(locale).money(fromMinor(row.amountMinor, row.currency)),
        bank: row.bank,
        ibanEnd: row.iban.slice(-4),
        bankReference: row.bankReference,
        failure: row.failure,
        url: `${ctx.site.merchantUrl}/ledger/payouts/${payoutId}`,
      }),
    })
  }
}

export const sellerPayoutEmails = [
  consumer({
    name: 'payout.email-store-sent',
    on: payoutSent,
    workerPool: 'email',
    handle: (ctx, { payoutId }) => emailStore(ctx, payoutId, 'paid'),
  }),
  consumer({
    name: 'payout.email-store-failed',
    on: payoutFailed,
    workerPool: 'email',
    handle: (ctx, { payoutId }) => emailStore(ctx, payoutId, 'failed'),
  }),
]

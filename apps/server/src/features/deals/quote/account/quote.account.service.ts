import { OPEN_QUOTE_STATES } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import { confirmedBankAccount } from '#features/money/bank-account/bank-account.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { quoteAccountMissing } from '../quote.events.ts'
import type { QuoteRow } from '../quote.queries.ts'
import type { Party } from '../quote.service.ts'

const DAY_SECONDS = 86_400

/** An invoice needs an account to pay to: without a confirmed one nothing is accepted [EQ-9]. */
export async function refuseWithoutAccount(
  ctx: Ctx,
  { sellerId }: QuoteRow,
  { side }: Party,
): Promise<void> {
  if (await confirmedBankAccount(ctx, sellerId)) return
  throw new Refusal(side === 'buyer' ? 'error.quoteNoAccount' : 'error.quoteAccountFirst')
}

/**
 * The same before the command of a buyer, whose refusal would take the news back with it: the seller and staff are
 * informed once a day that someone waits for the account.
 */
export async function announceWithoutAccount(ctx: Ctx, row: QuoteRow): Promise<void> {
  const isOpen = OPEN_QUOTE_STATES.some((state) => state === row.state)
  if (!isOpen || (await confirmedBankAccount(ctx, row.sellerId))) return
  const limit = { max: 1, seconds: DAY_SECONDS }
  const counted = await ctx.attemptLimits.strict.consume('quote-account-missing', row.id, limit)
  if (counted.isAllowed)
    await atomic(ctx, (ctx) => emit(ctx, quoteAccountMissing, { quoteId: row.id }))
  throw new Refusal('error.quoteNoAccount')
}

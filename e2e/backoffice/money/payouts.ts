import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { aMember } from '../../../apps/server/src/features/people/member/member.builder.ts'
import { aSeller } from '../../../apps/server/src/features/people/seller/seller.builder.ts'
import { aSettledOrder } from '../../../apps/server/test/mall/posted.ts'
import { serverCtx } from '../../environment/ctx.ts'
import type { Environment } from '../../environment/environment.ts'
import { callAs, staffSession } from '../office.ts'

/** What remains of an order of 1,000 dirhams after the commission and its VAT. */
export const AMOUNT = { amount: '947.50', currency: 'AED' }

/** A seller to whom the amount is due. */
async function aSellerWithEarnings(code: string): Promise<string> {
  const ctx = serverCtx()
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
  const buyer = { account: null, mail: null, mobile: null }
  const { id: memberId } = await aMember(ctx, buyer)
  await aSettledOrder(ctx, { sellerId, memberId, amountMinor: 100_000n })
  return sellerId
}

const ACCOUNT = {
  holder: 'Falcon Yard LLC',
  bank: 'Emirates Bank',
  swift: 'EBILAEAD',
  iban: 'AE070331234567890123456',
}

/** A payout of the whole amount, which a second person confirmed. */
export async function aConfirmedPayout(environment: Environment, sellerCode: string) {
  const sellerId = await aSellerWithEarnings(sellerCode)
  const person = async () =>
    callAs(environment, (await staffSession(['ledger.payOut', 'seller.approve'])).token)
  const [first, second] = [await person(), await person()]
  const { version } = await first(bankAccountEndpoints.state, {
    body: { ...ACCOUNT, sellerCode, version: 0 },
  })
  await second(bankAccountEndpoints.confirm, { body: { sellerCode, version } })
  const { payoutId } = await first(payoutEndpoints.request, { body: { sellerId, amount: AMOUNT } })
  await second(payoutEndpoints.confirm, { body: { payoutId } })
  return payoutId
}

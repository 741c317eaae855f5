import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { PAYOUT_WEEKDAY } from '@ironsouq/contract/money/payout/payout.limits'
import { requestChange } from '@ironsouq/server/features/money/balance-change/balance-change.service.ts'
import {
  confirmBankAccount,
  stateBankAccount,
} from '@ironsouq/server/features/money/bank-account/bank-account.service.ts'
import {
  decidePayout,
  failPayout,
  requestPayout,
  sendPayout,
} from '@ironsouq/server/features/money/payout/payout.service.ts'
import { sellerBalances } from '@ironsouq/server/features/money/seller-balance/seller-balance.queries.ts'
import { sellerByCode } from '@ironsouq/server/features/people/seller/seller.queries.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { DeskPeople } from '../../seed/desk-people.ts'
import type { Step } from '../../seed/timeline.ts'
import { weekly } from '../../seed/working-time.ts'
import { ACCOUNTS, RETURNED_BECAUSE, RETURNED_BEFORE_LAST } from '../payouts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CURRENCY = 'AED'
/** Payouts are requested at noon of the day before, confirmed in the same afternoon and made the next morning. */
const [REQUESTED_AT, CONFIRMED_AFTER, SENT_AFTER] = [12, 2.5 * HOUR_MS, 22 * HOUR_MS]

const referenceAt = (at: number) =>
  `FT${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(at).slice(-6)}`

/** One person of staff enters an account; the other one confirms it two hours later, or has not yet. */
function accountSteps(now: number, people: DeskPeople): Step[] {
  return ACCOUNTS.map(({ seller: sellerCode, statedDaysAgo, by, isConfirmed, ...details }) => {
    const [stater, confirmer] =
      by === 'first' ? [people.first, people.second] : [people.second, people.first]
    const at = now - statedDaysAgo * DAY_MS
    return {
      at,
      run: async (ctx: Ctx) => {
        if (!(await sellerByCode(ctx, sellerCode))) return []
        const { version } = await stateBankAccount(ctx, stater, {
          sellerCode,
          version: 0,
          ...details,
        })
        const confirm = (ctx: Ctx) => confirmBankAccount(ctx, confirmer, { sellerCode, version })
        return isConfirmed
          ? [{ at: at + 2 * HOUR_MS, run: async (ctx: Ctx) => void (await confirm(ctx)) }]
          : []
      },
    }
  })
}

interface Run {
  sellerId: string
  people: DeskPeople
  at: number
  end: 'waits' | 'paid' | 'returned'
}

/** A payout of what is due, from its request to the bank. */
const payoutStep = ({ sellerId, people: { first, second }, at, end }: Run): Step => ({
  at,
  run: async (ctx) => {
    const balances = await sellerBalances(ctx, sellerId)
    const dueMinor = balances.find(({ currency }) => currency === CURRENCY)?.dueMinor ?? 0n
    if (dueMinor <= 0n) return []
    const amount = fromMinor(dueMinor, CURRENCY)
    const payoutId = await requestPayout(ctx, first, { sellerId, amount })
    if (end === 'waits') return []
    const bankReference = referenceAt(at)
    const step = (after: number, run: (ctx: Ctx) => Promise<string>): Step => ({
      at: at + after,
      run: async (ctx) => void (await run(ctx)),
    })
    return [
      step(CONFIRMED_AFTER, (ctx) => decidePayout(ctx, second, { payoutId, action: 'confirm' })),
      step(SENT_AFTER, (ctx) => sendPayout(ctx, first, { payoutId, bankReference })),
      ...(end === 'returned'
        ? [
            step(SENT_AFTER + 2 * DAY_MS, (ctx) =>
              failPayout(ctx, first, { payoutId, failure: RETURNED_BECAUSE }),
            ),
          ]
        : []),
    ]
  },
})

interface Wanted {
  sellerId: string
  people: DeskPeople
  from: number
  /** Who gets a credit that waits for the second person. */
  memberId: string
}

/** Weekly payouts to a store, the last of which waits for the second person, and what else waits for one. */
export function moneySteps(ctx: Ctx, { sellerId, people, from, memberId }: Wanted): Step[] {
  const now = ctx.now().getTime()
  const days = weekly({ from, until: now, weekday: PAYOUT_WEEKDAY - 1, hour: REQUESTED_AT })
  const payouts = days.map((at, n) => {
    const before = days.length - 1 - n
    const end = before === 0 ? 'waits' : before === RETURNED_BEFORE_LAST ? 'returned' : 'paid'
    return payoutStep({ sellerId, people, at, end })
  })
  const credit = {
    at: now - 1.4 * DAY_MS,
    run: async (ctx: Ctx) =>
      void (await requestChange(ctx, people.first, {
        memberId,
        amount: '2400.00',
        reason: 'Two filters arrived damaged and were replaced at our cost',
      })),
  }
  return [...accountSteps(now, people), ...payouts, credit]
}

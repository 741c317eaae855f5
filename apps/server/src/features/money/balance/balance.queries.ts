import { memberAccounts, type AccountBalance } from '#features/money/ledger/ledger.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

export interface MemberBalance {
  currency: string
  totalMinor: bigint
  cashMinor: bigint
  /** Spent before the cash, and never withdrawn. */
  giftMinor: bigint
}

function balanceIn(currency: string, accounts: readonly AccountBalance[]): MemberBalance {
  const sum = (kind: 'memberCash' | 'memberGift') =>
    accounts.find((each) => each.kind === kind && each.currency === currency)?.amountMinor ?? 0n
  const [cashMinor, giftMinor] = [sum('memberCash'), sum('memberGift')]
  return { currency, cashMinor, giftMinor, totalMinor: cashMinor + giftMinor }
}

/** What a member can spend now in one currency. */
export const memberBalance = async (
  ctx: Ctx,
  memberId: string,
  currency: string,
): Promise<MemberBalance> => balanceIn(currency, await memberAccounts(ctx, memberId))

/** The same, while no one else can spend it until the transaction ends. */
export const lockedMemberBalance = async (
  ctx: Ctx,
  memberId: string,
  currency: string,
): Promise<MemberBalance> => balanceIn(currency, await memberAccounts(ctx, memberId, true))

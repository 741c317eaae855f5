import {
  decideChange,
  requestChange,
} from '@ironsouq/server/features/money/balance-change/balance-change.service.ts'
import { addAddress } from '@ironsouq/server/features/people/address/address.service.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { inArray } from 'drizzle-orm'
import type { DeskPeople } from '../../seed/desk-people.ts'
import { ORDER_BUYERS } from '../order-buyers.ts'

/** Buyers with an address and a balance that two of staff credited: no provider knows payments of a demo. */
export async function seedOrderBuyers(
  ctx: Ctx,
  { first, second }: DeskPeople,
): Promise<Map<string, string>> {
  const accounts = ORDER_BUYERS.map(({ account }) => account)
  const rows = await ctx.db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.account, accounts))
  const members = new Map<string, string>()
  for (const { account, paidIn, ...to } of ORDER_BUYERS) {
    const memberId = rows.find((row) => row.account === account)?.id
    if (memberId === undefined) continue
    members.set(account, memberId)
    await addAddress(ctx, memberId, {
      ...to,
      country: 'AE',
      makani: null,
      postalCode: null,
      isDefault: true,
    })
    const reason = 'Paid in advance by bank transfer'
    const changeId = await requestChange(ctx, first, { memberId, amount: `${paidIn}.00`, reason })
    await decideChange(ctx, second, { changeId, action: 'approve' })
  }
  return members
}

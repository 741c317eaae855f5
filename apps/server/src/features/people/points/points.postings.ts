import type { AccountKind, JournalKind } from '@ironsouq/contract/ledger-kinds'
import { POINTS } from '@ironsouq/contract/money/money/minor-units'
import type { PointsSource } from '@ironsouq/contract/people/points/points.enums'
import { post } from '#features/money/ledger/ledger.posting.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const pointsLedger = {
  accounts: [
    { name: 'memberPoints', owner: 'member', normal: 'credit', unit: 'points' },
    { name: 'pointsIssued', owner: 'platform', normal: 'debit', unit: 'points' },
    { name: 'pointsRedeemed', owner: 'platform', normal: 'credit', unit: 'points' },
    { name: 'pointsLapsed', owner: 'platform', normal: 'credit', unit: 'points' },
  ],
  journals: [
    'pointsEarned',
    'pointsTakenBack',
    'pointsUsed',
    'pointsReturned',
    'pointsExpired',
    'pointsChanged',
  ],
} satisfies LedgerKinds

/** What is posted for a change, and the account on its other side. */
const POSTED: Record<PointsSource, { kind: JournalKind; other: AccountKind }> = {
  purchase: { kind: 'pointsEarned', other: 'pointsIssued' },
  levelUp: { kind: 'pointsEarned', other: 'pointsIssued' },
  checkIn: { kind: 'pointsEarned', other: 'pointsIssued' },
  topUp: { kind: 'pointsEarned', other: 'pointsIssued' },
  registration: { kind: 'pointsEarned', other: 'pointsIssued' },
  system: { kind: 'pointsChanged', other: 'pointsIssued' },
  purchaseTakenBack: { kind: 'pointsTakenBack', other: 'pointsIssued' },
  redeemed: { kind: 'pointsUsed', other: 'pointsRedeemed' },
  returned: { kind: 'pointsReturned', other: 'pointsRedeemed' },
  expired: { kind: 'pointsExpired', other: 'pointsLapsed' },
  givenUp: { kind: 'pointsExpired', other: 'pointsLapsed' },
}

interface Change {
  memberId: string
  source: PointsSource
  ref: string
  change: number
}

/** A change of a member's points, in the transaction of its lots. */
export function postPoints(ctx: TxCtx, asked: Change): Promise<boolean> {
  const { memberId, source, ref, change } = asked
  const { kind, other } = POSTED[source]
  const amountMinor = BigInt(change)
  return post(ctx, {
    kind,
    ref: `${source} ${ref}`,
    asked,
    lines: [
      { kind: 'memberPoints', owner: memberId, currency: POINTS, amountMinor },
      { kind: other, owner: '', currency: POINTS, amountMinor: -amountMinor },
    ],
  })
}

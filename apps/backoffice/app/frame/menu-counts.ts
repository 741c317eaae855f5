import type { StaffMessage } from '@ironsouq/contract/platform/realtime/realtime.frames'
import type { TodayCode, TodayLine } from '@ironsouq/contract/platform/today/today.endpoints'

/** The lines whose count stands in the menu: what a person opens the screen for. */
const COUNTED: Partial<Record<TodayCode, string>> = {
  reviews: '/equipment',
  sellerApplications: '/seller-applications',
  storeApplications: '/store-applications',
  storeReviews: '/stores',
  productReviews: '/products',
  buyerReviews: '/reviews',
  stoppedOrders: '/orders',
  balanceChanges: '/ledger',
  disputes: '/ledger',
  failedRefunds: '/ledger',
  payoutsWaiting: '/ledger',
  payoutsAtBank: '/ledger',
  bankAccounts: '/bank-accounts',
  statementDifferences: '/ledger',
  imports: '/imports',
  chats: '/chat',
  inquiries: '/inquiries',
  inquiryReplies: '/inquiries',
  viewings: '/viewings',
  failedJobs: '/figures',
}

/** Counts by the paths of the menu; the first screen has as many as kinds of decisions wait. */
export function menuCounts(lines: readonly TodayLine[]): Record<string, number> {
  const waiting = lines.filter(({ count, isDecision }) => isDecision && count > 0)
  const counts: Record<string, number> = { '/': waiting.length }
  for (const { code, count } of lines) {
    const path = COUNTED[code]
    if (path !== undefined) counts[path] = (counts[path] ?? 0) + count
  }
  return counts
}

/** The lines with the newest numbers of inquiries; lines that a person does not have are not added. */
export const withInquiries = (lines: readonly TodayLine[], newest: StaffMessage): TodayLine[] =>
  lines.map((line) =>
    line.code === 'inquiries' || line.code === 'inquiryReplies'
      ? { ...line, count: newest[line.code] }
      : line,
  )

/** The lines with how many buyers wait in chats now. */
export const withChats = (lines: readonly TodayLine[], waiting: number): TodayLine[] =>
  lines.map((line) => (line.code === 'chats' ? { ...line, count: waiting } : line))

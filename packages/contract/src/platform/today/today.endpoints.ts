import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import type { Permission } from '../../permission.ts'

/** More than this is not counted: a screen shows "99+". */
export const TODAY_MOST = 99

interface TodayList {
  /** Opens the list; without it the line is not counted. */
  permission: Permission
  /** The list in the back office, with the filter that was counted. */
  path: `/${string}`
  /** Whether someone has to decide; the other lines say what is planned. */
  isDecision: boolean
}

/** What staff find on the first screen, the most urgent first. */
export const TODAY_LISTS = {
  conflicts: {
    permission: 'device.read',
    path: '/equipment?issue=sameSerial&issue=duplicatePhoto',
    isDecision: true,
  },
  reviews: {
    permission: 'device.read',
    path: '/equipment?state=pendingReview',
    isDecision: true,
  },
  chats: { permission: 'chat.read', path: '/chat', isDecision: true },
  inquiries: {
    permission: 'inquiry.read',
    path: '/inquiries?state=unaudited',
    isDecision: true,
  },
  inquiryReplies: {
    permission: 'inquiry.read',
    path: '/inquiries?state=pushed&unread=yes',
    isDecision: true,
  },
  sellerApplications: {
    permission: 'seller.approve',
    path: '/seller-applications?state=submitted',
    isDecision: true,
  },
  storeApplications: {
    permission: 'store.approve',
    path: '/store-applications?state=underReview',
    isDecision: true,
  },
  storeReviews: {
    permission: 'store.read',
    path: '/stores?state=offlineReview',
    isDecision: true,
  },
  productReviews: {
    permission: 'product.read',
    path: '/products?state=underReview',
    isDecision: true,
  },
  buyerReviews: {
    permission: 'review.read',
    path: '/reviews?waits=any',
    isDecision: true,
  },
  stoppedOrders: {
    permission: 'order.read',
    path: '/orders?payment=unsent&storeStanding=stopped',
    isDecision: true,
  },
  balanceChanges: {
    permission: 'ledger.read',
    path: '/ledger/changes?state=waiting',
    isDecision: true,
  },
  disputes: {
    permission: 'ledger.read',
    path: '/ledger/disputes?state=open',
    isDecision: true,
  },
  failedRefunds: {
    permission: 'ledger.read',
    path: '/ledger/refunds?state=failed&retries=over',
    isDecision: true,
  },
  payoutsWaiting: {
    permission: 'ledger.read',
    path: '/ledger/payouts?state=waiting',
    isDecision: true,
  },
  payoutsAtBank: {
    permission: 'ledger.read',
    path: '/ledger/payouts?state=confirmed',
    isDecision: true,
  },
  bankAccounts: {
    permission: 'seller.approve',
    path: '/bank-accounts?state=waiting',
    isDecision: true,
  },
  statementDifferences: {
    permission: 'ledger.read',
    path: '/ledger/reconciliation?differs=yes',
    isDecision: true,
  },
  imports: { permission: 'device.import', path: '/imports?state=checked', isDecision: true },
  failedJobs: { permission: 'analytics.read', path: '/figures/jobs', isDecision: true },
  noPlatePhoto: {
    permission: 'device.read',
    path: '/equipment?issue=noPlatePhoto',
    isDecision: true,
  },
  lowQuality: {
    permission: 'device.read',
    path: '/equipment?state=listed&qualityMax=39',
    isDecision: true,
  },
  outdatedNews: { permission: 'news.edit', path: '/news?texts=outdated', isDecision: true },
  viewings: {
    permission: 'viewing.read',
    path: '/viewings?when=today&state=booked',
    isDecision: false,
  },
  scheduledNews: { permission: 'news.edit', path: '/news?state=scheduled', isDecision: false },
  newsDrafts: { permission: 'news.edit', path: '/news?state=draft', isDecision: false },
  deviceDrafts: { permission: 'device.read', path: '/equipment?state=draft', isDecision: false },
} as const satisfies Record<string, TodayList>

export type TodayCode = keyof typeof TODAY_LISTS
export const TODAY_CODES = Object.keys(TODAY_LISTS) as TodayCode[]

const TodayLine = z.object({
  code: z.enum(TODAY_CODES),
  /** At most one more than is shown. */
  count: z.int(),
  path: z.string(),
  isDecision: z.boolean(),
})
export type TodayLine = z.output<typeof TodayLine>

const Deed = z.object({
  seq: z.string(),
  at: z.iso.datetime(),
  /** Method and path, or the name of a job or command. */
  action: z.string(),
  entity: z.nullable(z.string()),
  entityId: z.nullable(z.string()),
})
export type Deed = z.output<typeof Deed>

const OWN = { audience: 'staff', permission: null, method: 'GET' } as const

export const todayEndpoints = {
  lines: endpoint({
    ...OWN,
    path: '/p/staff/today',
    summary: 'What waits for the caller, as far as their permissions go; also lines with nothing',
    data: z.object({ lines: z.array(TodayLine) }),
  }),
  recent: endpoint({
    ...OWN,
    path: '/p/staff/today/recent',
    summary: 'What the caller changed last, the latest first',
    data: z.array(Deed),
  }),
}

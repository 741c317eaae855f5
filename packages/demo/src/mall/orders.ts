import { BUYER } from '../buyer.ts'

/** The store whose people can log in to the merchant portal, with orders in every state. */
export const ORDERS_STORE = 'grey-heron-filters'

/** How far an order went. */
type Course =
  | 'unpaid'
  | 'canceled'
  | 'expired'
  | 'paid'
  | 'refunded'
  | 'partlySent'
  | 'sent'
  | 'received'
  | 'settled'
  | 'atCounter'
  | 'handedOver'

export interface DemoOrder {
  /** The account of the buyer. */
  account: string
  placedHoursAgo: number
  /** Pieces of each of its lines. */
  quantities: readonly number[]
  course: Course
  message?: string
}

export interface DemoOrderBuyer {
  account: string
  /** In whole dirhams: their company pays in advance by bank transfer. */
  paidIn: number
  recipient: string
  phone: string
  region: string
  city: string
  detail: string
}

// oxfmt-ignore
export const ORDER_BUYERS: readonly DemoOrderBuyer[] = [
  { account: BUYER.account, paidIn: 40_000, recipient: BUYER.nickName, phone: BUYER.mobile, region: 'sharjah', city: 'Al Sajaa', detail: 'Street 12, yard 40' },
  { account: 'khalid_m', paidIn: 30_000, recipient: 'Khalid Mansour', phone: '+971501234521', region: 'abuDhabi', city: 'Mussafah', detail: 'M-14, plot 88' },
  { account: 'priya_rental', paidIn: 30_000, recipient: 'Priya Menon', phone: '+971501234522', region: 'dubai', city: 'Dubai Investments Park', detail: 'Warehouse 6' },
]

/** When each had paid in: before the first order. */
export const PAID_IN_DAYS_AGO = 70

const DAY = 24

/** In the order in which they were placed. */
// oxfmt-ignore
export const ORDERS: readonly DemoOrder[] = [
  { account: 'khalid_m', placedHoursAgo: 62 * DAY, quantities: [2, 1], course: 'settled' },
  { account: BUYER.account, placedHoursAgo: 48 * DAY, quantities: [1], course: 'settled' },
  { account: 'priya_rental', placedHoursAgo: 15 * DAY, quantities: [1], course: 'expired' },
  { account: 'priya_rental', placedHoursAgo: 12 * DAY, quantities: [2], course: 'handedOver' },
  { account: BUYER.account, placedHoursAgo: 9 * DAY, quantities: [1, 1], course: 'received' },
  { account: 'khalid_m', placedHoursAgo: 8 * DAY, quantities: [1], course: 'canceled' },
  { account: 'khalid_m', placedHoursAgo: 6 * DAY, quantities: [1], course: 'refunded' },
  { account: BUYER.account, placedHoursAgo: 4 * DAY, quantities: [1], course: 'sent', message: 'Please call before you deliver.' },
  { account: 'priya_rental', placedHoursAgo: 30, quantities: [2, 1], course: 'partlySent' },
  { account: 'khalid_m', placedHoursAgo: 20, quantities: [1], course: 'atCounter' },
  { account: 'priya_rental', placedHoursAgo: 5, quantities: [1], course: 'paid' },
  { account: BUYER.account, placedHoursAgo: 0.2, quantities: [1], course: 'unpaid' },
]

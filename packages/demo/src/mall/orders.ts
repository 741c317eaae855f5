import type { Carrier } from '@ironsouq/contract/mall/order/order.enums'
import { BUYER } from '../buyer.ts'
import { type Dice, dice } from '../random.ts'
import { ORDER_BUYERS } from './order-buyers.ts'

/** The store whose people can log in to the merchant portal, with orders in every state. */
export const ORDERS_STORE = 'grey-heron-filters'

/** How far an order goes, unless its time has not come yet. */
type Course =
  | 'unpaid'
  | 'canceled'
  | 'canceledByStaff'
  | 'expired'
  | 'paid'
  | 'refunded'
  | 'refundedByStore'
  | 'refundedByStaff'
  | 'partlySent'
  | 'sent'
  | 'received'
  | 'receivedInSilence'
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
  /** What the store takes off before it is paid, in percent. */
  discount?: number
  /** How long after the payment it is sent. */
  sentAfterHours: number
  /** How many days it is on its way. */
  days: number
  carrier: Carrier
}

const DAY = 24
const LATE_HOURS = 63

interface Given extends Pick<DemoOrder, 'account' | 'placedHoursAgo' | 'quantities' | 'course'> {
  message?: string
  carrier?: Carrier
}

const given = ({ carrier = 'own', ...order }: Given): DemoOrder => ({
  ...order,
  carrier,
  sentAfterHours: 18,
  days: 2,
})

/** Those that stand in a certain state now, and every state among those of the buyer to log in as. */
// oxfmt-ignore
const GIVEN: readonly Given[] = [
  { account: BUYER.account, placedHoursAgo: 48 * DAY, quantities: [2, 1], course: 'received' },
  { account: BUYER.account, placedHoursAgo: 22 * DAY, quantities: [1], course: 'expired' },
  { account: BUYER.account, placedHoursAgo: 15 * DAY, quantities: [2], course: 'handedOver' },
  { account: BUYER.account, placedHoursAgo: 7 * DAY, quantities: [1, 1], course: 'received', carrier: 'aramex' },
  { account: BUYER.account, placedHoursAgo: 8 * DAY, quantities: [1], course: 'canceled' },
  { account: BUYER.account, placedHoursAgo: 6 * DAY, quantities: [1], course: 'refunded' },
  { account: 'priya_rental', placedHoursAgo: 5.2 * DAY, quantities: [4], course: 'sent', carrier: 'emiratesPost' },
  { account: BUYER.account, placedHoursAgo: 4 * DAY, quantities: [1], course: 'sent', carrier: 'aramex', message: 'Please call before you deliver.' },
  { account: 'rashid_q', placedHoursAgo: 3.9 * DAY, quantities: [3, 2], course: 'sent' },
  { account: 'saeed_n', placedHoursAgo: LATE_HOURS + 4, quantities: [2], course: 'paid' },
  { account: 'joseph_rs', placedHoursAgo: LATE_HOURS, quantities: [1, 1], course: 'paid', message: 'The loader stands until it comes.' },
  { account: BUYER.account, placedHoursAgo: 32, quantities: [2, 1], course: 'partlySent' },
  { account: 'imran_cb', placedHoursAgo: 28, quantities: [3], course: 'paid' },
  { account: 'khalid_m', placedHoursAgo: 26, quantities: [2], course: 'atCounter' },
  { account: BUYER.account, placedHoursAgo: 20, quantities: [1], course: 'atCounter' },
  { account: 'mona_bw', placedHoursAgo: 18, quantities: [6, 2, 1], course: 'paid' },
  { account: 'abdulla_k', placedHoursAgo: 8, quantities: [2], course: 'paid' },
  { account: BUYER.account, placedHoursAgo: 5, quantities: [1], course: 'paid' },
  { account: 'hassan_zm', placedHoursAgo: 0.7, quantities: [2], course: 'unpaid' },
  { account: BUYER.account, placedHoursAgo: 0.2, quantities: [1], course: 'unpaid' },
]

/** So many before them, more with every week. */
const EARLIER = 46
const [FIRST_DAYS, LAST_DAYS] = [90, 5]
const GROWTH = 0.7

/** What becomes of the earlier ones, where it is not their receipt. */
const COURSES: Readonly<Record<number, Course>> = {
  3: 'receivedInSilence',
  7: 'canceled',
  11: 'handedOver',
  14: 'refundedByStaff',
  17: 'refundedByStore',
  20: 'expired',
  23: 'handedOver',
  26: 'receivedInSilence',
  29: 'refunded',
  33: 'canceledByStaff',
  36: 'handedOver',
  40: 'refundedByStore',
}
const LATE: readonly number[] = [5, 19, 31, 38]
const DISCOUNTED: Readonly<Record<number, number>> = { 9: 5, 27: 8 }
const MESSAGES: Readonly<Record<number, string>> = {
  6: 'Deliver to the workshop, not to the office.',
  16: 'Invoice to the company, please.',
  28: 'رجاءً الاتصال قبل التوصيل.',
}

/** Most buy one or two parts; a fleet buys filters by the half dozen. */
function quantitiesOf(roll: Dice): number[] {
  const lines = roll.chance(0.45) ? 1 : roll.chance(0.7) ? 2 : 3
  return Array.from({ length: lines }, () =>
    roll.chance(0.2) ? roll.whole(4, 8) : roll.whole(1, 3),
  )
}

function earlier(): DemoOrder[] {
  const roll = dice('orders of the demo')
  const buyers = ORDER_BUYERS.filter(({ account }) => account !== BUYER.account)
  return Array.from({ length: EARLIER }, (_, n) => {
    const passed = ((n + roll.unit()) / EARLIER) ** GROWTH
    const daysAgo = FIRST_DAYS - passed * (FIRST_DAYS - LAST_DAYS)
    const message = MESSAGES[n]
    const discount = DISCOUNTED[n]
    return {
      account: roll.pick(buyers).account,
      placedHoursAgo: daysAgo * DAY,
      quantities: quantitiesOf(roll),
      course: COURSES[n] ?? 'received',
      sentAfterHours: LATE.includes(n) ? roll.whole(55, 80) : roll.whole(2, 22),
      days: roll.whole(1, 4),
      carrier: roll.chance(0.5) ? 'own' : roll.pick(['aramex', 'emiratesPost'] as const),
      ...(message !== undefined && { message }),
      ...(discount !== undefined && { discount }),
    }
  })
}

/** In the order in which they were placed. */
export const ORDERS: readonly DemoOrder[] = [...earlier(), ...GIVEN.map(given)].toSorted(
  (a, b) => b.placedHoursAgo - a.placedHoursAgo,
)

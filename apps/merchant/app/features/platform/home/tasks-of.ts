import type { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import type { DeskCounts } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { ProductCounts } from '@ironsouq/contract/mall/product-admin/product-admin.schema'

interface Counted {
  /** The orders by state; null for who may not read them. */
  orders: DataOf<typeof orderMerchantEndpoints.counts> | null
  /** Those to send, the oldest first. */
  toShip: DataOf<typeof orderMerchantEndpoints.list> | null
  /** Buyers who wait in chats. */
  chats: number
  inquiries: DataOf<typeof quoteMerchantEndpoints.inquiries>['counts'] | undefined
  /** Variants of which as few are left as the store set, or fewer. */
  lowStock: number
  products: ProductCounts | null
  counted: DeskCounts
}

/** As many numbers as a line holds. */
const NAMED = 4

/** What waits for the seller, the most urgent first; each line opens the list of exactly these. */
export function tasksOf({
  orders,
  toShip,
  chats,
  inquiries,
  lowStock,
  products,
  counted,
}: Counted) {
  const waiting = toShip?.rows ?? []
  const dueAt = waiting
    .flatMap(({ deadline }) => deadline ?? [])
    .toSorted()
    .at(0)
  const tasks = [
    {
      text: 'merchant.todoShip',
      action: 'merchant.doShip',
      count: orders?.pendingDelivery ?? 0,
      to: '/orders?state=pendingDelivery',
      names: waiting.slice(0, NAMED).map(({ orderNumber }) => orderNumber),
      dueAt,
    },
    { text: 'portalChat.todo', action: 'merchant.doReply', count: chats, to: '/chat' },
    {
      text: 'merchantInquiry.todoInquiries',
      action: 'merchant.doQuote',
      count: inquiries?.new ?? 0,
      to: '/inquiries?group=new',
    },
    {
      text: 'merchantInquiry.todoQuote',
      action: 'merchant.doQuote',
      count: inquiries?.answered ?? 0,
      to: '/inquiries?group=answered',
    },
    {
      text: 'merchantInquiry.todoUnread',
      action: 'merchant.doReply',
      count: inquiries?.unread ?? 0,
      to: '/inquiries?group=quoted',
    },
    {
      text: 'merchant.todoLowStock',
      action: 'merchant.doRestock',
      count: lowStock,
      to: '/stock?stock=low',
    },
    {
      text: 'merchant.todoProductsRejected',
      action: 'merchant.doCorrect',
      count: products?.states.rejected ?? 0,
      to: '/products?state=rejected',
    },
    {
      text: 'merchant.todoRejected',
      action: 'merchant.doCorrect',
      count: counted.states.rejected ?? 0,
      to: '/machines?state=rejected',
    },
    {
      text: 'merchant.todoProductDrafts',
      action: 'merchant.doFinish',
      count: products?.states.draft ?? 0,
      to: '/products?state=draft',
    },
    {
      text: 'merchant.todoDraft',
      action: 'merchant.doFinish',
      count: counted.states.draft ?? 0,
      to: '/machines?state=draft',
    },
    {
      text: 'merchant.todoNoPlatePhoto',
      action: 'merchant.doAddPhotos',
      count: counted.issues.noPlatePhoto ?? 0,
      to: '/machines?issue=noPlatePhoto',
    },
  ] as const
  return tasks
    .map((task) => ({
      names: [] as readonly string[],
      dueAt: undefined as string | undefined,
      ...task,
    }))
    .filter(({ count }) => count > 0)
}

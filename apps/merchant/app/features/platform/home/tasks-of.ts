import type { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import type { DeskCounts } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { ProductCounts } from '@ironsouq/contract/mall/product-admin/product-admin.schema'

interface Counted {
  /** The orders by state; null for who may not read them. */
  orders: DataOf<typeof orderMerchantEndpoints.counts> | null
  /** Buyers who wait in chats. */
  chats: number
  inquiries: DataOf<typeof quoteMerchantEndpoints.inquiries>['counts'] | undefined
  /** Variants of which as few are left as the store set, or fewer. */
  lowStock: number
  products: ProductCounts | null
  counted: DeskCounts
}

/** What waits for the dealer, the most urgent first; each line opens the list of exactly these. */
export const tasksOf = ({ orders, chats, inquiries, lowStock, products, counted }: Counted) =>
  (
    [
      {
        text: 'merchant.todoShip',
        count: orders?.pendingDelivery ?? 0,
        to: '/orders?state=pendingDelivery',
      },
      { text: 'portalChat.todo', count: chats, to: '/chat' },
      {
        text: 'merchantInquiry.todoInquiries',
        count: inquiries?.waiting ?? 0,
        to: '/inquiries?group=waiting',
      },
      {
        text: 'merchantInquiry.todoUnread',
        count: inquiries?.unread ?? 0,
        to: '/inquiries?group=answered',
      },
      { text: 'merchant.todoLowStock', count: lowStock, to: '/stock?stock=low' },
      {
        text: 'merchant.todoProductsRejected',
        count: products?.states.rejected ?? 0,
        to: '/products?state=rejected',
      },
      {
        text: 'merchant.todoRejected',
        count: counted.states.rejected ?? 0,
        to: '/machines?state=rejected',
      },
      {
        text: 'merchant.todoProductDrafts',
        count: products?.states.draft ?? 0,
        to: '/products?state=draft',
      },
      { text: 'merchant.todoDraft', count: counted.states.draft ?? 0, to: '/machines?state=draft' },
      {
        text: 'merchant.todoNoPlatePhoto',
        count: counted.issues.noPlatePhoto ?? 0,
        to: '/machines?issue=noPlatePhoto',
      },
    ] as const
  ).filter(({ count }) => count > 0)

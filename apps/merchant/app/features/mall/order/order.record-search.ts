import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

const { list } = orderMerchantEndpoints

/** By recipient, mobile, tracking or order number or its last digits, or a whole SKU. */
export const orderRecordSearch: RecordSearch = {
  permission: 'order.read',
  title: 'portalOrder.title',
  icon: 'box',
  async find(search, signal) {
    const { rows } = await api(list, { query: list.query.parse({ search }), signal })
    return rows.map(({ orderId, orderNumber, recipient, payable }) => ({
      path: `/orders/${orderId}`,
      title: recipient === null ? orderNumber : `${orderNumber} · ${recipient}`,
      detail: formatter(currentLocale()).money(payable),
    }))
  },
}

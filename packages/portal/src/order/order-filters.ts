import { PAYMENT_STANDINGS } from '@ironsouq/contract/mall/order/order.enums'
import { DELIVERY_METHODS } from '@ironsouq/contract/mall/product/product.enums'
import { useT } from '../language/use-t.ts'
import type { Filter } from '../table/filter.ts'

/** The filters of a list of orders in both portals: when they were placed, how they travel, whether they are paid. */
export function useOrderFilters(): Filter[] {
  const t = useT()
  return [
    { kind: 'range', from: 'from', to: 'until', text: t('portalOrder.time'), type: 'date' },
    {
      kind: 'choice',
      name: 'delivery',
      text: t('portalOrder.delivery'),
      isSingle: true,
      options: DELIVERY_METHODS.map((id) => ({ id, text: t(`portalOrder.method_${id}`) })),
    },
    {
      kind: 'choice',
      name: 'payment',
      text: t('portalOrder.sums'),
      isSingle: true,
      options: PAYMENT_STANDINGS.map((id) => ({ id, text: t(`portalOrder.payment_${id}`) })),
    },
  ]
}

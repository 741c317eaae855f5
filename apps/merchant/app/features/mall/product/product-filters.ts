import type {
  ProductChoices,
  ProductCounts,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { productLifecycle } from '@ironsouq/contract/mall/product/product.lifecycle'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { Filter } from '@ironsouq/portal/table/filter.ts'

interface Counted {
  counted: ProductCounts
  offered: ProductChoices
}

/** What narrows the list of the own products. */
export function useProductFilters({ counted, offered }: Counted): Filter[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      kind: 'choice',
      name: 'state',
      text: t('portalProduct.state'),
      options: productLifecycle.states
        .filter((id) => id !== 'deleted')
        .map((id) => ({
          id,
          text: t(`portalProduct.state_${id}`),
          count: format.number(counted.states[id] ?? 0),
        })),
    },
    {
      kind: 'choice',
      name: 'stock',
      text: t('portalProduct.stock'),
      isSingle: true,
      options: [{ id: 'low', text: t('portalProduct.low'), count: format.number(counted.low) }],
    },
    {
      kind: 'choice',
      name: 'category',
      text: t('portalProduct.category'),
      isSingle: true,
      options: offered.categories.map(({ code, name }) => ({ id: code, text: name })),
    },
  ]
}

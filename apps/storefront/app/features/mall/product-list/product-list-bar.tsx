import type { ProductSort } from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { Key } from '@ironsouq/i18n/messages'
import { chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import type { ProductListQuery } from '#features/mall/product/parts/product-list-path.ts'
import { SortChoice } from '#kit/list/sort-choice.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const SORT_WORD: Record<ProductSort, Key> = {
  relevance: 'device.sortRelevance',
  newest: 'device.sortNewest',
  bestSold: 'mall.bestSold',
  priceLow: 'device.sortPriceLow',
  priceHigh: 'device.sortPriceHigh',
  soonest: 'mall.sortSoonest',
}

/** The default order has no value because it depends on the search text. */
function useSorts({ q }: ProductListQuery) {
  const t = useT()
  const usual: ProductSort = q ? 'relevance' : 'bestSold'
  const others = (Object.keys(SORT_WORD) as ProductSort[]).filter(
    (sort) => sort !== usual && (q || sort !== 'relevance'),
  )
  return {
    usual,
    sorts: [
      { value: '', text: t(SORT_WORD[usual]) },
      ...others.map((sort) => ({ value: sort, text: t(SORT_WORD[sort]) })),
    ],
  }
}

interface ProductListBarProps {
  ids: { sheet: string; form: string }
  query: ProductListQuery
  machine: FittedModel | null
  /** How many filters are chosen. */
  count: number
  /** The chosen filters. */
  children: ReactNode
}

/** Above the results, in one row on a phone: filters, machine, order and what is chosen. */
export function ProductListBar({ ids, query, machine, count, children }: ProductListBarProps) {
  const t = useT()
  const format = useFormat()
  const { usual, sorts } = useSorts(query)
  return (
    <div className="flex items-center gap-2 max-lg:-mx-(--gutter) max-lg:[scrollbar-width:none] max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-1 lg:flex-row-reverse lg:gap-4">
      <button
        type="button"
        popoverTarget={ids.sheet}
        className={`${chipLook('on')} shrink-0 lg:hidden`}
      >
        <Icon name="filter" size="small" />
        {t('device.filters')}
        {count > 0 && <span className="tabular-nums">{format.number(count)}</span>}
      </button>
      {machine === null && (
        <button
          type="button"
          popoverTarget={ids.sheet}
          className={`${chipLook()} shrink-0 lg:hidden`}
        >
          {t('mall.fitsFilter')}
        </button>
      )}
      <div className="flex shrink-0 items-center gap-2">
        <SortChoice
          form={ids.form}
          chosen={query.sort === usual ? '' : (query.sort ?? '')}
          options={sorts}
        />
        <noscript>
          <button type="submit" form={ids.form} className={buttonLook({ size: 'dense' })}>
            {t('device.apply')}
          </button>
        </noscript>
      </div>
      <div className="flex min-w-0 items-center max-lg:contents lg:grow">{children}</div>
    </div>
  )
}

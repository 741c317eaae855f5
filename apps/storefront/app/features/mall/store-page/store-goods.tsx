import type { ProductPage } from '@ironsouq/contract/mall/product-search/product-search.query'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { Form } from 'react-router'
import { ProductGrid } from '#features/mall/product-card/parts/product-grid.tsx'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { Busy } from '#kit/list/busy.tsx'
import { FilterChips } from '#kit/list/filter-chips.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

const LONGEST = 100

export interface Goods {
  /** What is looked for in the store. */
  query: { q?: string | undefined; category?: string | undefined; current: number; size: number }
  page: ProductPage
  last: number
  /** Of everything that the store sells. */
  total: number
  categories: ProductPage['categories']
}

interface StoreGoodsProps extends Goods {
  storeId: string
}

function Search({ storeId, q }: { storeId: string; q: string | undefined }) {
  const t = useT()
  const path = useLocalPath()
  return (
    <Form
      key={q}
      method="get"
      action={path(storePath({ storeId }))}
      role="search"
      preventScrollReset
      className="flex max-w-120 gap-2"
    >
      <label className={fieldBox()}>
        <span className="sr-only">{t('store.search')}</span>
        <Icon name="search" size="small" />
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={t('store.search')}
          maxLength={LONGEST}
          enterKeyHint="search"
          className={FIELD_BARE}
        />
      </label>
      <button type="submit" className={buttonLook({ tone: 'ink' })}>
        {t('common.search')}
      </button>
    </Form>
  )
}

function Categories({ storeId, query, page, total, categories }: StoreGoodsProps) {
  const t = useT()
  const counted = categories.flatMap(({ code, name, count }) =>
    count ? [{ code, name, count }] : [],
  )
  const current = page.path.at(-1)
  // A block may link to a category that is not of the first level.
  const isListed = !current || counted.some(({ code }) => code === current.code)
  const chips = isListed ? counted : [...counted, { ...current, count: page.total }]
  if (chips.length < 2) return null
  return (
    <FilterChips
      label={t('sellerPage.categories')}
      chips={[
        {
          name: 'all',
          text: t('sellerPage.all'),
          count: total,
          href: storePath({ storeId }),
          isOn: !query.category && !query.q,
        },
        ...chips.map(({ code, name, count }) => ({
          name: code,
          text: name,
          count,
          href: storePath({ storeId, category: code }),
          isOn: query.category === code,
        })),
      ]}
    />
  )
}

/** The products of a store, by category, and a search in them [ST-6]. */
export function StoreGoods(props: StoreGoodsProps) {
  const t = useT()
  const { storeId, query, page, last, total } = props
  if (total === 0)
    return (
      <div className="pt-6">
        <EmptyState title={t('store.empty')}>
          <LocalLink href="/mall" className={buttonLook({ tone: 'ink' })}>
            {t('mall.backToMall')}
          </LocalLink>
        </EmptyState>
      </div>
    )
  const { q, category } = query
  return (
    <Section
      id="products"
      heading={t('store.products')}
      note={<span role="status">{t('mall.products', { count: page.total })}</span>}
    >
      <div className="grid grid-cols-1 gap-3 pb-4">
        <Search storeId={storeId} q={q} />
        <Categories {...props} />
      </div>
      <Busy>
        {page.total === 0 ? (
          <EmptyState title={t('mall.noProducts')}>
            <LocalLink href={storePath({ storeId })} className={buttonLook({ tone: 'ink' })}>
              {t('store.viewAll')}
            </LocalLink>
          </EmptyState>
        ) : (
          <>
            <ProductGrid products={page.records} heading="h3" />
            <Pager
              {...query}
              total={page.total}
              last={last}
              at={(current) => storePath({ storeId, q, category, current })}
            />
          </>
        )}
      </Busy>
    </Section>
  )
}

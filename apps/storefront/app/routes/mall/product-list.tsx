import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { MALL } from '@ironsouq/contract/page-cache'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { redirect } from 'react-router'
import { ChosenProducts, useChosen } from '#features/mall/product-list/chosen-products.tsx'
import { withoutRest } from '#features/mall/product-list/left-out-products.server.ts'
import type { ListedProducts } from '#features/mall/product-list/listed-products.ts'
import { ProductFilters } from '#features/mall/product-list/product-filters.tsx'
import { PRICE_FIELDS } from '#features/mall/product-list/product-form.ts'
import { productListMeta } from '#features/mall/product-list/product-list-meta.ts'
import {
  isOfForm,
  pageCount,
  readProductQuery,
} from '#features/mall/product-list/product-query.server.ts'
import { MallPromises } from '#features/mall/product/parts/mall-promises.tsx'
import { ProductGrid } from '#features/mall/product/parts/product-grid.tsx'
import {
  PRODUCT_LIST_NAMES,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { Busy } from '#kit/list/busy.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { packed, unpacked, useUnpacked } from '#kit/page/packed.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/product-list.ts'

export const handle: RouteHandle = {
  messages: ['device', 'mall', 'search'],
  public: true,
  query: [...PRODUCT_LIST_NAMES, ...Object.values(PRICE_FIELDS)],
}

interface Found {
  page: ListedProducts
  models: readonly FittedModel[]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag, isData } = visitOf(context, params)
  const query = readProductQuery(url.searchParams)
  if (isOfForm(url.searchParams)) throw redirect(joinPath(prefix, productListPath(query)))
  tag(MALL)
  const { filters, ...asked } = query
  const isWhole = isData || filters !== undefined
  const [page, models] = await Promise.all([
    call(productSearchEndpoints.list, { query: asked }),
    // The list is complete without the choice of a machine.
    call(productSearchEndpoints.models).catch((): FittedModel[] => []),
  ])
  const last = pageCount(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, productListPath({ ...query, current: last })))
  // A client navigation keeps what the user opened, and has no HTML that would be long.
  const found: Found = isWhole
    ? { page, models }
    : {
        page: withoutRest(page, query),
        models: models.filter(({ modelId }) => modelId === query.modelId),
      }
  return { query, found: packed(found), last }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { page } = unpacked(loaderData.found)
  return pageMeta(args, (t, place) => productListMeta(t, place, { ...loaderData, page }))
}

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { query, last } = loaderData
  const { page, models } = useUnpacked(loaderData.found)
  const chosen = useChosen(query, page)
  const clear = { category: query.category, sort: query.sort }
  const about = page.path.at(-1)
  return (
    <div className="wrap pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'mall', content: <LocalLink href="/mall">{t('mall.title')}</LocalLink> },
          ...page.path.slice(0, -1).map(({ code, name }) => ({
            key: code,
            content: <LocalLink href={productListPath({ category: code })}>{name}</LocalLink>,
          })),
          { key: 'list', content: about?.name ?? t('mall.listTitle') },
        ]}
      />
      <h1 className="text-title font-bold tracking-tight text-balance wrap-anywhere">
        {about?.name ?? t('mall.listTitle')}
      </h1>
      <p role="status" className="pb-4 text-ink-muted tabular-nums">
        {t('mall.products', { count: page.total })}
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[264px_minmax(0,1fr)]">
        <ProductFilters
          key={productListPath({ ...query, current: 1 })}
          query={query}
          page={page}
          models={models}
        />
        <Busy>
          <ChosenProducts chosen={chosen} clear={clear} />
          {page.answeredBy === 'database' && <Banner>{t('mall.fewerFilters')}</Banner>}
          {page.total === 0 ? (
            <EmptyState title={t('mall.noProducts')} body={t('mall.emptyBody')}>
              <LocalLink href={productListPath(clear)} className={buttonLook({ tone: 'ink' })}>
                {t('device.clearAll')}
              </LocalLink>
            </EmptyState>
          ) : (
            <>
              <ProductGrid products={page.records} />
              <Pager
                {...query}
                total={page.total}
                last={last}
                at={(current) => productListPath({ ...query, current })}
              />
            </>
          )}
        </Busy>
      </div>
      <MallPromises />
    </div>
  )
}

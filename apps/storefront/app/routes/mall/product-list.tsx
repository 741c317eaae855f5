import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { USUAL_EMIRATE } from '@ironsouq/contract/mall/product-search/product-search.filters'
import type {
  FoundCard,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { MALL } from '@ironsouq/contract/page-cache'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { useEffect, useId } from 'react'
import { redirect } from 'react-router'
import { MachineBar } from '#features/mall/fit/parts/machine-bar.tsx'
import { nameOf, rememberModel } from '#features/mall/fit/parts/machine-store.ts'
import { ProductGrid } from '#features/mall/product-card/parts/product-grid.tsx'
import { ChosenProducts, useChosen } from '#features/mall/product-list/chosen-products.tsx'
import { withoutRest } from '#features/mall/product-list/left-out-products.server.ts'
import type { ListedProducts } from '#features/mall/product-list/listed-products.ts'
import { type Machines, machinesFor, meantMachine } from '#features/mall/product-list/machines.ts'
import { nearestQuery } from '#features/mall/product-list/nearest-products.server.ts'
import { NoProducts } from '#features/mall/product-list/no-products.tsx'
import { ProductFilters } from '#features/mall/product-list/product-filters.tsx'
import { FORM_FIELDS } from '#features/mall/product-list/product-form.ts'
import { ProductListBar } from '#features/mall/product-list/product-list-bar.tsx'
import { productListMeta } from '#features/mall/product-list/product-list-meta.ts'
import {
  isOfForm,
  pageCount,
  readProductQuery,
} from '#features/mall/product-list/product-query.server.ts'
import {
  PRODUCT_LIST_NAMES,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { MallPromises } from '#features/mall/service-promise/parts/mall-promises.tsx'
import { WorldTabs } from '#features/platform/search/parts/world-tabs.tsx'
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
  messages: ['arrival', 'device', 'fit', 'mall', 'promotion', 'wantedPart', 'search'],
  public: true,
  query: [...PRODUCT_LIST_NAMES, ...FORM_FIELDS],
}

interface Found {
  page: ListedProducts
  machines: Machines
  /** Where nothing was found: what comes closest. */
  near: readonly FoundCard[]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag, isData } = visitOf(context, params)
  const query = readProductQuery(url.searchParams)
  if (isOfForm(url.searchParams)) throw redirect(joinPath(prefix, productListPath(query)))
  tag(MALL)
  const { filters, machineBrand, ...asked } = query
  const isWhole = isData || filters !== undefined
  const [page, models] = await Promise.all([
    call(productSearchEndpoints.list, { query: asked }),
    // The list is complete without the choice of a machine.
    call(productSearchEndpoints.models).catch((): FittedModel[] => []),
  ])
  if (machineBrand !== undefined && query.modelId !== undefined)
    throw redirect(joinPath(prefix, productListPath({ ...query, ...meantMachine(models, query) })))
  const last = pageCount(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, productListPath({ ...query, current: last })))
  const nearest = page.total === 0 ? nearestQuery(asked, page) : undefined
  // A client navigation keeps what the user opened, and has no HTML that would be long.
  const found: Found = {
    page: isWhole ? page : withoutRest(page, query),
    machines: machinesFor(models, query),
    near: nearest
      ? await call(productSearchEndpoints.list, { query: nearest }).then(
          ({ records }) => records,
          // The page says what else can be done.
          () => [],
        )
      : [],
  }
  return { query, found: packed(found), last }
}

/** The emirate that the order or a filter of the list asks for. */
const arrivesIn = ({ within, sort, to }: ProductQuery) =>
  within || sort === 'soonest' ? (to ?? USUAL_EMIRATE) : undefined

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { page } = unpacked(loaderData.found)
  return pageMeta(args, (t, place) => productListMeta(t, place, { ...loaderData, page }))
}

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { query, last } = loaderData
  const { page, machines, near } = useUnpacked(loaderData.found)
  const { machine } = page
  useEffect(() => {
    if (machine) rememberModel(machine)
  }, [machine])
  const chosen = useChosen(query, page)
  const clear = { category: query.category, sort: query.sort }
  const about = page.path.at(-1)
  const title = query.q
    ? t('search.titleText', { text: isolated(query.q) })
    : (about?.name ??
      (machine ? t('fit.partsFor', { machine: nameOf(machine) }) : t('mall.listTitle')))
  const id = useId()
  const ids = { sheet: `${id}sheet`, form: `${id}form` }
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
      <h1 className="text-title font-bold tracking-tight text-balance wrap-anywhere">{title}</h1>
      <p role="status" className="pb-3 text-ink-muted tabular-nums lg:pb-4">
        {t('mall.products', { count: page.total })}
      </p>
      {query.q && <WorldTabs q={query.q} world="parts" total={page.total} />}
      <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-[264px_minmax(0,1fr)]">
        <ProductFilters
          key={productListPath({ ...query, current: 1 })}
          ids={ids}
          query={query}
          page={page}
          machines={machines}
          clear={clear}
        />
        <Busy>
          <MachineBar leadsToList modelId={query.modelId ?? page.machine?.modelId} />
          <ProductListBar
            key={productListPath({ ...query, current: 1 })}
            ids={ids}
            query={query}
            machine={page.machine}
            count={chosen.length}
          >
            <ChosenProducts chosen={chosen} clear={clear} />
          </ProductListBar>
          {page.answeredBy === 'database' && <Banner>{t('mall.fewerFilters')}</Banner>}
          {page.total === 0 ? (
            <NoProducts query={query} page={page} chosen={chosen} clear={clear} near={near} />
          ) : (
            <>
              <ProductGrid products={page.records} emirate={arrivesIn(query)} />
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

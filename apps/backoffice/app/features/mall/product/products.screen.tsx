import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import type { ProductRow } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import {
  productLifecycle,
  type ProductState,
} from '@ironsouq/contract/mall/product/product.lifecycle'
import { searchOf } from '@ironsouq/contract/view-state'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useProductColumns } from '@ironsouq/portal/product/product-columns'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { useStoreFilter } from '@ironsouq/portal/store/use-store-filter.ts'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { useView, withFilter } from '@ironsouq/portal/table/use-view.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/products.screen.ts'
import { useBulkReview } from './use-bulk-review.tsx'

const { list, choices, counts } = productReviewEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, offered, counted] = await Promise.all([
    listPage(list, url),
    api(choices),
    api(counts),
  ])
  return { page, offered, counted }
}

type Loaded = Route.ComponentProps['loaderData']

/** What staff look at: a deleted product is in no list. */
const STATES = productLifecycle.states.filter((state) => state !== 'deleted')

/** The columns of a store and, after the product, whose it is. */
function useColumns(): ListColumn<ProductRow>[] {
  const t = useT()
  const mayRead = useMay('store.read')
  const [product, ...others] = useProductColumns(pathOf)
  const store: ListColumn<ProductRow> = {
    id: 'store',
    text: t('backofficeProduct.store'),
    cell: ({ sellerId, storeName }) => {
      const name = <bdi title={storeName}>{storeName}</bdi>
      return (
        <span className="lg:block lg:max-w-44 lg:truncate">
          {mayRead ? <Link to={`/stores/${sellerId}`}>{name}</Link> : name}
        </span>
      )
    },
  }
  return [...(product ? [product] : []), store, ...others]
}

const TAB =
  'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ink aria-[current=page]:text-ink'

/** The states as tabs over the list; what was searched for stays. */
function StateTabs({ counted }: Pick<Loaded, 'counted'>) {
  const t = useT()
  const format = useFormat()
  const { state } = useView()
  const chosen = state.filters['state'] ?? []
  const pathOf = (id?: ProductState) =>
    `?${searchOf({ ...state, filters: withFilter(state, { state: id ? [id] : [] }) })}`
  const current = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined)
  return (
    <nav
      aria-label={t('portalProduct.state')}
      className="flex gap-6 overflow-x-auto border-b border-line"
    >
      <Link to={pathOf()} className={TAB} aria-current={current(chosen.length === 0)}>
        {t('portal.viewAll')}
      </Link>
      {STATES.map((id) => (
        <Link
          key={id}
          to={pathOf(id)}
          className={TAB}
          aria-current={current(chosen.length === 1 && chosen[0] === id)}
        >
          {t(id === 'underReview' ? 'backofficeProduct.toReview' : `portalProduct.state_${id}`)}
          <span className="text-micro tabular-nums">{format.number(counted[id] ?? 0)}</span>
        </Link>
      ))}
    </nav>
  )
}

function useFilters({ page, offered }: Loaded): Filter[] {
  const t = useT()
  const stores = useStoreFilter(
    page.rows.map(({ sellerId, storeName: name }) => ({ sellerId, name })),
  )
  return [
    {
      kind: 'choice',
      name: 'category',
      text: t('portalProduct.category'),
      isSingle: true,
      options: offered.categories.map(({ code, name, depth }) => ({
        id: code,
        text: `${'\u2003'.repeat(depth)}${name}`,
      })),
    },
    stores,
  ]
}

const pathOf = (productId: string) => `/products/${productId}`
const isOver = ({ state }: ProductRow) => state === 'removed' || state === 'withdrawn'

/** The products of all stores [BO-6]. */
export default function ProductsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { page } = loaderData
  const { actions, panel } = useBulkReview(page.rows)
  return (
    <ScreenPage
      title={t('backofficeProduct.title')}
      find={<TableFind name="words" hint={t('backofficeProduct.find')} />}
    >
      <DataTable
        label={t('backofficeProduct.title')}
        columns={useColumns()}
        idOf={({ productId }) => productId}
        page={page}
        usualSort="-updatedAt"
        views="product"
        filters={useFilters(loaderData)}
        actions={actions}
        isMuted={isOver}
        onOpen={(productId) => void navigate(pathOf(productId))}
        empty={<EmptyState title={t('portalProduct.noProducts')} />}
      >
        {panel}
        <StateTabs counted={loaderData.counted} />
      </DataTable>
    </ScreenPage>
  )
}

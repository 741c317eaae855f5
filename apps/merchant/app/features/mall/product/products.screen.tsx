import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import type { ProductRow } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useProductColumns } from '@ironsouq/portal/product/product-columns'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/products.screen.ts'
import { productPath } from './parts/product-path.ts'
import { ProductExport } from './product-export.tsx'
import { useProductFilters } from './product-filters.ts'
import { useProductActions } from './use-product-actions.tsx'

const { list, counts, choices } = productAdminEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, counted, offered] = await Promise.all([
    listPage(list, url),
    api(counts),
    api(choices),
  ])
  return { page, counted, offered }
}

const isOver = ({ state }: ProductRow) => state === 'withdrawn' || state === 'removed'

/** A store without products. */
function NoProducts({ mayAdd }: { mayAdd: boolean }) {
  const t = useT()
  return (
    <EmptyState title={t('portalProduct.noProducts')} body={t('portalProduct.noProductsBody')}>
      {mayAdd && (
        <Link to="/products/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
          {t('portalProduct.add')}
        </Link>
      )}
    </EmptyState>
  )
}

/** The own products in every state [PR-1]. */
export default function ProductsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const mayAdd = useMay('product.edit')
  const columns = useProductColumns(productPath)
  const filters = useProductFilters(loaderData)
  const { actions, panel } = useProductActions()
  const open = (productId: string) => void navigate(productPath(productId))
  const add = (
    <ScreenAction tone="ink" icon="plus" text={t('portalProduct.add')} to="/products/new" />
  )
  return (
    <ScreenPage
      title={t('portalProduct.products')}
      find={<TableFind name="words" hint={t('portalProduct.find')} />}
      actions={
        <>
          {mayAdd && (
            <ScreenAction icon="upload" text={t('portalProduct.import')} to="/products/import" />
          )}
          <ProductExport />
          {mayAdd && add}
        </>
      }
    >
      <DataTable
        label={t('portalProduct.products')}
        columns={columns}
        idOf={({ productId }) => productId}
        page={loaderData.page}
        usualSort="-updatedAt"
        views="product"
        filters={filters}
        actions={actions}
        isMuted={isOver}
        onOpen={open}
        onEdit={open}
        empty={<NoProducts mayAdd={mayAdd} />}
      >
        {panel}
      </DataTable>
    </ScreenPage>
  )
}

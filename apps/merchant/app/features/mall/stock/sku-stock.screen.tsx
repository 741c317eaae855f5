import {
  type Movement,
  type SkuStock,
  stockEndpoints,
} from '@ironsouq/contract/mall/stock/stock.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { TableFoot } from '@ironsouq/portal/table/table-foot'
import { useView } from '@ironsouq/portal/table/use-view.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/sku-stock.screen.ts'
import { LowField } from './low-field.tsx'
import { StockDialog } from './stock-dialog.tsx'

const { sku: read, movements } = stockEndpoints

export async function clientLoader({ params: { skuId }, url }: Route.ClientLoaderArgs) {
  const query = listQuery(
    movements.query,
    new URLSearchParams([...url.searchParams, ['skuId', skuId]]),
  )
  const [sku, page] = await Promise.all([
    api(read, { query: { skuId } }),
    api(movements, { query }),
  ])
  return { sku, page }
}

type Warehouse = SkuStock['warehouses'][number]

interface WarehouseRowProps {
  warehouse: Warehouse
  onChange: () => void
}

function WarehouseRow({ warehouse, onChange }: WarehouseRowProps) {
  const t = useT()
  const format = useFormat()
  const mayEdit = useMay('stock.edit')
  const { name, onHand, held } = warehouse
  const figures = [
    [t('portalProduct.onHand'), onHand],
    [t('portalProduct.held'), held],
    [t('portalProduct.available'), onHand - held],
  ] as const
  return (
    <li className="grid gap-3 border-b border-line py-3 last:border-0 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-6">
      <div className="grid gap-2">
        <h3 className="font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {figures.map(([label, figure]) => (
            <div key={label} className="flex gap-2">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">{format.number(figure)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {mayEdit && (
        <Button aria-label={`${t('portalProduct.change')}, ${name}`} onPress={onChange}>
          {t('portalProduct.change')}
        </Button>
      )}
    </li>
  )
}

type Row = Movement & { id: string }

function useMovementColumns(): TableColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  const signed = (change: number) => `${change > 0 ? '+' : ''}${format.number(change)}`
  const figure = (change: number) => (change === 0 ? '–' : <bdi dir="ltr">{signed(change)}</bdi>)
  return [
    {
      id: 'kind',
      text: t('portalProduct.change'),
      isRowHeader: true,
      cell: ({ kind }) => t(`portalProduct.kind_${kind}`),
    },
    {
      id: 'onHand',
      text: t('portalProduct.onHand'),
      isFigure: true,
      cell: ({ onHandChange }) => figure(onHandChange),
    },
    {
      id: 'held',
      text: t('portalProduct.held'),
      isFigure: true,
      cell: ({ heldChange }) => figure(heldChange),
    },
    {
      id: 'warehouse',
      text: t('portalProduct.warehouse'),
      cell: ({ warehouseName }) => <bdi>{warehouseName}</bdi>,
    },
    {
      id: 'at',
      text: t('portalProduct.updated'),
      isFigure: true,
      onPhone: 'unlabelled',
      cell: ({ at }) => format.dateTime(at),
    },
    {
      id: 'note',
      text: t('portalProduct.note'),
      onPhone: 'unlabelled',
      cell: ({ note }) => note !== '' && <bdi className="wrap-anywhere">{note}</bdi>,
    },
  ]
}

/** The stock of one variant by warehouse, and every change of it [PR-5]. */
export default function SkuStockScreen({ loaderData: { sku, page } }: Route.ComponentProps) {
  const t = useT()
  const view = useView()
  const columns = useMovementColumns()
  const [changed, setChanged] = useState<Warehouse>()
  const mayEdit = useMay('stock.edit')
  const { code, name, variant, productId, warehouses, lowAt, isLow } = sku
  return (
    <ScreenPage title={code} back={{ to: '/stock', text: t('portalProduct.stockTitle') }}>
      <ScreenBody>
        <p className="flex flex-wrap gap-x-2">
          <Link
            to={`/products/${productId}`}
            className="font-semibold underline underline-offset-3"
          >
            <bdi>{name}</bdi>
          </Link>
          {variant !== '' && <bdi className="text-ink-muted">{variant}</bdi>}
          {isLow && <Badge tone="refused">{t('portalProduct.low')}</Badge>}
        </p>
        <Panel heading={t('portalProduct.stock')}>
          {warehouses.length === 0 && (
            <p className="text-ink-muted">{t('portalProduct.noWarehouse')}</p>
          )}
          <ul>
            {warehouses.map((warehouse) => (
              <WarehouseRow
                key={warehouse.warehouseId}
                warehouse={warehouse}
                onChange={() => setChanged(warehouse)}
              />
            ))}
          </ul>
          {mayEdit && <LowField key={String(lowAt)} sku={sku} />}
        </Panel>
        <section aria-labelledby="movements" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 id="movements" className="text-body font-bold">
            {t('portalProduct.movements')}
          </h2>
          {page.rows.length > 0 ? (
            <Table
              label={t('portalProduct.movements')}
              columns={columns}
              rows={page.rows.map((row) => ({ ...row, id: row.seq }))}
              isStacked
            />
          ) : (
            <EmptyState title={t('portal.noRowsTitle')} />
          )}
          <TableFoot view={view} page={page} canSelect={false} canOpen={false} />
        </section>
      </ScreenBody>
      {changed && (
        <StockDialog sku={sku} warehouse={changed} onClose={() => setChanged(undefined)} />
      )}
    </ScreenPage>
  )
}

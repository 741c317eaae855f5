import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import type { Warehouse } from '@ironsouq/contract/mall/store/store.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import type { Route } from './+types/warehouses.screen.ts'
import { NoStore } from './parts/no-store.tsx'
import { WarehouseDialog } from './warehouse-dialog.tsx'

export async function clientLoader() {
  const [store, warehouses] = await Promise.all([
    api(storeMerchantEndpoints.record),
    api(storeMerchantEndpoints.warehouses),
  ])
  return { store, warehouses }
}

interface RowProps {
  warehouse: Warehouse
  /** Without it the reader may not change warehouses. */
  edit?: () => void
}

function WarehouseRow({ warehouse, edit }: RowProps) {
  const t = useT()
  const { name, address, area, emirate, phone, hours, isPickupPoint, isActive } = warehouse
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center justify-items-start gap-x-4 gap-y-3 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="grid min-w-0 gap-1 wrap-anywhere">
        <b className="font-semibold">
          <bdi>{name}</bdi>
        </b>
        <span className="text-small">
          <bdi>{address}</bdi> · <bdi>{area}</bdi> · {t(EMIRATE_WORD[emirate])}
        </span>
        <span className="text-small text-ink-muted">
          <PhoneNumber number={phone} />
          {hours !== '' && (
            <>
              {' · '}
              <bdi>{hours}</bdi>
            </>
          )}
        </span>
        {(isPickupPoint || !isActive) && (
          <span className="flex flex-wrap gap-2">
            {isPickupPoint && <Badge tone="info">{t('portalOrder.pickupPoint')}</Badge>}
            {!isActive && <Badge>{t('merchantStore.inactive')}</Badge>}
          </span>
        )}
      </span>
      {edit && (
        <Button
          size="portal"
          icon="edit"
          onPress={edit}
          aria-label={`${t('merchant.edit')}: ${name}`}
        >
          {t('merchant.edit')}
        </Button>
      )}
    </li>
  )
}

/** The places from which the store ships, and where buyers pick up [BO-1]. */
export default function WarehousesScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { store, warehouses } = loaderData
  const mayEdit = useMay('store.edit')
  const [edited, setEdited] = useState<Warehouse | 'new'>()
  const title = t('merchantStore.warehouses')
  if (!store) return <NoStore title={title} />
  return (
    <ScreenPage
      title={title}
      actions={
        mayEdit && (
          <ScreenAction
            tone="ink"
            icon="plus"
            text={t('merchantStore.addWarehouse')}
            onPress={() => setEdited('new')}
          />
        )
      }
    >
      <ScreenBody>
        {warehouses.length === 0 ? (
          <EmptyState
            title={t('merchantStore.noWarehouses')}
            body={t('merchantStore.noWarehousesBody')}
          />
        ) : (
          <ul
            aria-label={title}
            className="grid max-w-200 grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-box border border-line bg-surface"
          >
            {warehouses.map((warehouse) => (
              <WarehouseRow
                key={warehouse.warehouseId}
                warehouse={warehouse}
                {...(mayEdit && { edit: () => setEdited(warehouse) })}
              />
            ))}
          </ul>
        )}
      </ScreenBody>
      {edited && (
        <WarehouseDialog
          {...(edited !== 'new' && { warehouse: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ScreenPage>
  )
}

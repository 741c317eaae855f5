import { SLIPS_MAX } from '@ironsouq/contract/mall/order/order.limits'
import type { OrderWork } from '@ironsouq/contract/mall/order/order.schema'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import type { BulkAction } from '@ironsouq/portal/table/bulk-bar'
import type { Target } from '@ironsouq/portal/table/selection.ts'
import { type ReactNode, useState } from 'react'
import { ShipChosenDialog } from './ship-chosen-dialog.tsx'
import { ShipManyDialog } from './ship-many-dialog.tsx'
import { usePackingSlips } from './use-packing-slips.ts'

interface OrderActions {
  actions: BulkAction[]
  button: ReactNode
  dialog: ReactNode
}

/** What a store does with many orders at once. */
export function useOrderActions(rows: readonly OrderWork[]): OrderActions {
  const t = useT()
  const format = useFormat()
  const mayShip = useMay('order.ship')
  const { print } = usePackingSlips()
  /** Without any, the numbers of orders are pasted as well. */
  const [shipped, setShipped] = useState<readonly OrderWork[]>()
  const close = () => setShipped(undefined)
  /** The chosen orders of this page; those of all pages are too many for a field and a file. */
  const chosen = (target: Target) =>
    rows.filter(({ orderId }) => !('ids' in target) || target.ids.includes(orderId))
  const printChosen = (target: Target) => {
    const none = chosen(target).filter(({ actions }) => !actions.includes('printSlip'))
    const ids = (
      'ids' in target ? target.ids : chosen(target).map(({ orderId }) => orderId)
    ).filter((id) => none.every(({ orderId }) => orderId !== id))
    if (none.length > 0)
      toasts.show({ text: t('portalOrder.slipsSkipped', { count: none.length }) })
    if (ids.length === 0) return
    if (ids.length <= SLIPS_MAX) void print(ids)
    else
      toasts.show({
        text: t('portalOrder.slipsMax', { max: format.number(SLIPS_MAX) }),
        tone: 'error',
      })
  }
  const ship = {
    id: 'ship',
    text: t('portalOrder.shipMany'),
    run: (target: Target) => setShipped(chosen(target)),
  }
  return {
    actions: [
      { id: 'print', text: t('portalOrder.printSlips'), run: printChosen },
      ...(mayShip ? [ship] : []),
    ],
    button: mayShip && (
      <ScreenAction icon="truck" text={t('portalOrder.shipMany')} onPress={() => setShipped([])} />
    ),
    dialog:
      shipped &&
      (shipped.length > 0 ? (
        <ShipChosenDialog orders={shipped} onClose={close} />
      ) : (
        <ShipManyDialog onClose={close} />
      )),
  }
}

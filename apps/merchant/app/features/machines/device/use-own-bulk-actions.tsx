import { SELLER_ACTIONS } from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import {
  BATCH_ROWS_MAX,
  type BatchParams,
  MERCHANT_BATCH_IDS_MAX,
} from '@ironsouq/contract/platform/batch/batch.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { BatchPanel } from '@ironsouq/portal/batch/batch-panel'
import { useBatch } from '@ironsouq/portal/batch/use-batch.ts'
import { PriceChangeDialog } from '@ironsouq/portal/device/price-change-dialog'
import { useBatchTitle } from '@ironsouq/portal/device/use-batch-title.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { BulkAction } from '@ironsouq/portal/table/bulk-bar'
import type { Target } from '@ironsouq/portal/table/selection.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { devicePath } from './parts/device-path.ts'

interface Asked {
  kind: (typeof SELLER_ACTIONS)[number] | 'price'
  target: Target
  count: number
}

/** What a dealer does to many own machines at once, as far as the person may do it [EQ-8]. */
export function useOwnBulkActions(): { actions: BulkAction[]; panel: ReactNode } {
  const t = useT()
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const control = useBatch(['ownDevice.move', 'ownDevice.reprice'])
  const titleOf = useBatchTitle()
  const [mayMove, mayEdit] = [useMay('device.move'), useMay('device.edit')]
  const [asked, setAsked] = useState<Asked>()

  const ask = (kind: Asked['kind']) => (target: Target, count: number) => {
    const max = 'ids' in target ? MERCHANT_BATCH_IDS_MAX : BATCH_ROWS_MAX
    if (count <= max) setAsked({ kind, target, count })
    else
      toasts.show({ text: t('portalDevice.tooMany', { max: format.number(max) }), tone: 'error' })
  }
  const start = async (action: string, params: BatchParams) => {
    if (!asked) return
    const { target, count } = asked
    setAsked(undefined)
    // The list that was shown is not the one that the server found: show that one.
    if (!(await control.start(action, { target, expected: count, params }))) await revalidate()
  }
  const moves = SELLER_ACTIONS.map((kind) => ({
    id: kind,
    text: t(`portalDevice.action${capital(kind)}`),
    run: ask(kind),
  }))
  const price = { id: 'price', text: t('portalDevice.bulkPrice'), run: ask('price') }
  const panel = (
    <>
      <BatchPanel control={control} titleOf={titleOf} pathOf={devicePath} />
      {asked?.kind === 'price' && (
        <PriceChangeDialog
          count={asked.count}
          onChange={(by) => void start('ownDevice.reprice', by)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && asked.kind !== 'price' && (
        <Confirm
          title={t('portalDevice.jobTitle', {
            action: t(`portalDevice.action${capital(asked.kind)}`),
            what: t('portalDevice.machineCount', { count: asked.count }),
          })}
          confirm={t(`portalDevice.action${capital(asked.kind)}`)}
          cancel={t('portal.cancel')}
          isOpen
          onAnswer={(answer) => {
            if (answer === 'confirm') void start('ownDevice.move', { action: asked.kind })
            else setAsked(undefined)
          }}
        >
          {asked.kind === 'withdraw' && t('portalDevice.withdrawBody')}
        </Confirm>
      )}
    </>
  )
  return { actions: [...(mayEdit ? [price] : []), ...(mayMove ? moves : [])], panel }
}

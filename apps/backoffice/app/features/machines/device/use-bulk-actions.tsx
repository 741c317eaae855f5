import type { DeskRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import {
  BATCH_IDS_MAX,
  BATCH_ROWS_MAX,
  type BatchParams,
} from '@ironsouq/contract/platform/batch/batch.endpoints'
import { searchOf } from '@ironsouq/contract/view-state'
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
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { keepGridSelection } from './grid/grid-selection.ts'

interface Asked {
  kind: 'publish' | 'withdraw' | 'price'
  target: Target
  count: number
}

interface BulkActions {
  actions: BulkAction[]
  /** The running job, and the questions before one starts. */
  panel: ReactNode
}

const BODY = { publish: 'publishBody', withdraw: 'withdrawBody' } as const

/** The version of every machine that the list has shown: a review decides on what its reader saw. */
function useVersions(rows: readonly DeskRow[]) {
  const [seen] = useState(() => new Map<string, number>())
  useEffect(() => {
    for (const { deviceId, version } of rows) seen.set(deviceId, version)
  }, [seen, rows])
  return (target: Target) => {
    if (!('ids' in target)) return target
    const versions = target.ids.flatMap((id) => seen.get(id) ?? [])
    return versions.length === target.ids.length ? { ...target, versions } : target
  }
}

/** What is done to many machines at once, as far as the person may do it [EQ-8]. */
export function useBulkActions(rows: readonly DeskRow[]): BulkActions {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const control = useBatch(['device.move', 'device.reprice'])
  const titleOf = useBatchTitle()
  const withVersions = useVersions(rows)
  const [mayMove, mayReprice] = [useMay('device.move'), useMay('device.reprice')]
  const [asked, setAsked] = useState<Asked>()

  /** Not more than one batch can have. */
  const isAllowed = (target: Target, count: number) => {
    const max = 'ids' in target ? BATCH_IDS_MAX : BATCH_ROWS_MAX
    if (count <= max) return true
    toasts.show({ text: t('portalDevice.tooMany', { max: format.number(max) }), tone: 'error' })
    return false
  }
  const ask = (kind: Asked['kind']) => (target: Target, count: number) => {
    if (isAllowed(target, count)) setAsked({ kind, target, count })
  }
  const start = async (action: string, params: BatchParams) => {
    if (!asked) return
    const { target, count } = asked
    setAsked(undefined)
    // The list that was shown is not the one that the server found: show that one.
    const given = { target: withVersions(target), expected: count, params }
    if (!(await control.start(action, given))) await revalidate()
  }
  const openGrid = (target: Target) => {
    if ('filters' in target) {
      void navigate(`/equipment/prices?${searchOf({ filters: target.filters }).toString()}`)
      return
    }
    keepGridSelection(target.ids)
    void navigate('/equipment/prices?selection=1')
  }

  const actions = [
    ...(mayMove
      ? (['publish', 'withdraw'] as const).map((kind) => ({
          id: kind,
          text: t(`portalDevice.action${capital(kind)}`),
          run: ask(kind),
        }))
      : []),
    ...(mayReprice ? [{ id: 'price', text: t('portalDevice.bulkPrice'), run: ask('price') }] : []),
    ...(mayMove || mayReprice
      ? [
          {
            id: 'grid',
            text: t('portalDevice.gridOpen'),
            run: (target: Target, count: number) => {
              if (isAllowed(target, count)) openGrid(target)
            },
          },
        ]
      : []),
  ]
  const panel = (
    <>
      <BatchPanel
        control={control}
        titleOf={titleOf}
        pathOf={(deviceId) => `/equipment/${deviceId}`}
      />
      {asked?.kind === 'price' && (
        <PriceChangeDialog
          count={asked.count}
          onChange={(by) => void start('device.reprice', by)}
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
            if (answer === 'confirm') void start('device.move', { action: asked.kind })
            else setAsked(undefined)
          }}
        >
          {t(`portalDevice.${BODY[asked.kind]}`)}
        </Confirm>
      )}
    </>
  )
  return { actions, panel }
}

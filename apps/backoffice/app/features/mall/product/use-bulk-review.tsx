import {
  type ProductRow,
  STAFF_ACTIONS,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { BULK_REASON_MAX } from '@ironsouq/contract/mall/product-admin/product-review.schema'
import {
  BATCH_IDS_MAX,
  BATCH_ROWS_MAX,
  type Batch,
} from '@ironsouq/contract/platform/batch/batch.endpoints'
import { BatchPanel } from '@ironsouq/portal/batch/batch-panel'
import { useBatch } from '@ironsouq/portal/batch/use-batch.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { BulkAction } from '@ironsouq/portal/table/bulk-bar'
import type { Target } from '@ironsouq/portal/table/selection.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

type Action = (typeof STAFF_ACTIONS)[number]

interface Asked {
  action: Action
  target: Target
  count: number
}

/** The version of every product that the list has shown: a review decides on what its reader saw. */
function useVersions(rows: readonly ProductRow[]) {
  const [seen] = useState(() => new Map<string, number>())
  useEffect(() => {
    for (const { productId, version } of rows) seen.set(productId, version)
  }, [seen, rows])
  return (target: Target) => {
    if (!('ids' in target)) return target
    const versions = target.ids.flatMap((id) => seen.get(id) ?? [])
    return versions.length === target.ids.length ? { ...target, versions } : target
  }
}

function useTitle() {
  const t = useT()
  return (action: Action, count: number) =>
    t('portalDevice.jobTitle', {
      action: t(`backofficeProduct.${action}`),
      what: t('backofficeProduct.count', { count }),
    })
}

interface ReasonProps {
  asked: Asked
  onStart: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** One reason for all of them, which the stores read. */
function BulkReason({ asked: { action, count }, onStart, onClose }: ReasonProps) {
  const t = useT()
  const titleOf = useTitle()
  const [reason, setReason] = useState('')
  return (
    <DialogForm
      title={titleOf(action, count)}
      send={() => onStart(reason.trim())}
      onClose={onClose}
    >
      {action === 'remove' && <p>{t('backofficeProduct.removeBody')}</p>}
      <TextArea
        label={t('portalProduct.reason')}
        description={t('backofficeProduct.reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={BULK_REASON_MAX}
        rows={3}
        isRequired
      />
      <Button type="submit" tone="danger" isDisabled={reason.trim() === ''}>
        {t(`backofficeProduct.${action}`)}
      </Button>
    </DialogForm>
  )
}

/** Decisions on many products at once, as far as the person may decide [BO-6]. */
export function useBulkReview(rows: readonly ProductRow[]): {
  actions: BulkAction[]
  panel: ReactNode
} {
  const t = useT()
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const control = useBatch(['product.review'])
  const titleOf = useTitle()
  const withVersions = useVersions(rows)
  const mayReview = useMay('product.review')
  const [asked, setAsked] = useState<Asked>()

  const ask = (action: Action) => (target: Target, count: number) => {
    const max = 'ids' in target ? BATCH_IDS_MAX : BATCH_ROWS_MAX
    if (count <= max) setAsked({ action, target, count })
    else
      toasts.show({
        text: t('backofficeProduct.tooMany', { max: format.number(max) }),
        tone: 'error',
      })
  }
  const start = async ({ action, target, count }: Asked, reason?: string) => {
    setAsked(undefined)
    const params = { action, ...(reason !== undefined && { reason }) }
    const given = { target: withVersions(target), expected: count, params }
    // The list that was shown is not the one that the server found: show that one.
    if (!(await control.start('product.review', given))) await revalidate()
  }
  const batchTitle = ({ params, total }: Batch) =>
    titleOf(STAFF_ACTIONS.find((action) => action === params['action']) ?? 'approve', total)

  const close = () => setAsked(undefined)
  const actions = mayReview
    ? STAFF_ACTIONS.map((id) => ({ id, text: t(`backofficeProduct.${id}`), run: ask(id) }))
    : []
  const panel = (
    <>
      <BatchPanel control={control} titleOf={batchTitle} pathOf={(id) => `/products/${id}`} />
      {asked?.action === 'approve' && (
        <Confirm
          title={titleOf('approve', asked.count)}
          confirm={t('backofficeProduct.approve')}
          cancel={t('portal.cancel')}
          isOpen
          onAnswer={(answer) => {
            if (answer === 'confirm') void start(asked)
            else close()
          }}
        >
          {t('backofficeProduct.approveBody')}
        </Confirm>
      )}
      {asked && asked.action !== 'approve' && (
        <BulkReason asked={asked} onStart={(reason) => start(asked, reason)} onClose={close} />
      )}
    </>
  )
  return { actions, panel }
}

import { flashSaleMerchantEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { FlashSaleRecord } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { DraftActions } from '#features/mall/promotion/parts/draft-actions.tsx'
import { NameFields } from '#features/mall/promotion/parts/name-fields.tsx'
import { SessionFields } from '#features/mall/promotion/parts/session-fields.tsx'
import { FlashItemFields } from './flash-item-fields.tsx'
import { flashSalePath } from './flash-sale-path.ts'
import { type FlashSaleValues, formOf, valuesOf } from './flash-sale-values.ts'

const { create, save, schedule, remove } = flashSaleMerchantEndpoints

const LABELS = {
  names: 'portalPromotion.name',
  startsAt: 'portalPromotion.startsAt',
  endsAt: 'portalPromotion.endsAt',
  items: 'portalFlashSale.items',
} as const

function Draft({ record, isChanged }: { record: FlashSaleRecord; isChanged: boolean }) {
  const t = useT()
  const { flashSaleId, version } = record
  return (
    <DraftActions
      isChanged={isChanged}
      schedule={() => api(schedule, { body: { flashSaleId, version } })}
      scheduled={() => t('portalFlashSale.scheduled')}
      remove={() => api(remove, { body: { flashSaleId } })}
      list="/flash-sales"
    />
  )
}

interface FlashSaleEditorProps {
  /** Null for a new one. */
  record: FlashSaleRecord | null
  /** What a new one begins with. */
  empty: FlashSaleValues
  currency: string
}

/** One draft of a flash sale [PM-2]. */
export function FlashSaleEditor({ record, empty, currency }: FlashSaleEditorProps) {
  const t = useT()
  const form = useSavedRecord<FlashSaleRecord, FlashSaleValues, 'flashSaleId'>({
    noun: 'flash-sale',
    id: 'flashSaleId',
    record,
    schema: FlashSaleRecord,
    valuesOf,
    empty,
    save(values, known) {
      const body = formOf(values, currency)
      return known ? api(save, { body: { ...body, ...known } }) : api(create, { body })
    },
    pathOf: ({ flashSaleId }) => flashSalePath(flashSaleId),
  })
  return (
    <ScreenPage
      title={form.values.names.en || t('portalFlashSale.add')}
      back={{ to: '/flash-sales', text: t('portalFlashSale.flashSales') }}
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Panel heading={t('portalFlashSale.items')}>
            <FlashItemFields form={form} currency={currency} />
          </Panel>
          <Panel heading={t('portalPromotion.runs')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <SessionFields form={form} />
              <p className="text-small text-ink-muted sm:col-span-2">
                {t('portalFlashSale.runsHint')}
              </p>
            </div>
          </Panel>
          <Panel heading={t('portalPromotion.name')}>
            <NameFields form={form} hint={t('portalFlashSale.nameHint')} />
          </Panel>
        </div>
        <FormBar form={form}>
          {record && <Draft record={record} isChanged={form.isChanged} />}
        </FormBar>
        <ConflictDialog form={form} fields={labelled(LABELS, t)} />
      </ScreenBody>
    </ScreenPage>
  )
}

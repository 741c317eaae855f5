import { flashSaleMerchantEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { FlashSaleRecord } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { PROMOTION_NAME_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { fromGulf, toGulf } from '@ironsouq/portal/form/gulf-time.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { DraftActions } from './draft-actions.tsx'
import { FlashItemFields } from './flash-item-fields.tsx'
import { flashSalePath } from './flash-sale-path.ts'
import { type FlashSaleValues, formOf, valuesOf } from './flash-sale-values.ts'

const { create, save } = flashSaleMerchantEndpoints

const LABELS = {
  names: 'portalPromotion.name',
  startsAt: 'portalPromotion.startsAt',
  endsAt: 'portalPromotion.endsAt',
  items: 'portalFlashSale.items',
} as const

interface PartProps {
  form: RecordForm<FlashSaleValues>
}

function Names({ form }: PartProps) {
  const t = useT()
  const { names } = form.values
  return (
    <LanguagesEditor statusOf={(locale) => (names[locale]?.trim() ? 'translated' : 'missing')}>
      {(locale) => (
        <TextField
          label={t('portalPromotion.name')}
          maxLength={PROMOTION_NAME_MAX}
          isRequired={locale === 'en'}
          {...(locale === 'en' && { description: t('portalFlashSale.nameHint') })}
          value={names[locale] ?? ''}
          onChange={(name) => form.set({ names: { ...names, [locale]: name } })}
          {...form.faultyAt(`names.${locale}`)}
        />
      )}
    </LanguagesEditor>
  )
}

function Session({ form }: PartProps) {
  const t = useT()
  const { values, set } = form
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="datetime-local"
        label={t('portalPromotion.startsAt')}
        isRequired
        value={toGulf(values.startsAt)}
        onChange={(typed) => set({ startsAt: fromGulf(typed) ?? values.startsAt })}
        {...form.faulty('startsAt')}
      />
      <TextField
        type="datetime-local"
        label={t('portalPromotion.endsAt')}
        isRequired
        value={toGulf(values.endsAt)}
        onChange={(typed) => set({ endsAt: fromGulf(typed) ?? values.endsAt })}
        {...form.faulty('endsAt')}
      />
      <p className="text-small text-ink-muted sm:col-span-2">{t('portalFlashSale.runsHint')}</p>
    </div>
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
            <Session form={form} />
          </Panel>
          <Panel heading={t('portalPromotion.name')}>
            <Names form={form} />
          </Panel>
        </div>
        <FormBar form={form}>
          {record && <DraftActions record={record} isChanged={form.isChanged} />}
        </FormBar>
        <ConflictDialog form={form} fields={labelled(LABELS, t)} />
      </ScreenBody>
    </ScreenPage>
  )
}

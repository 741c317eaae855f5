import {
  QUOTE_DELIVERIES,
  QUOTE_INCLUDED_MAX,
  QUOTE_NOTE_MAX,
  QUOTE_VALID_DAYS,
} from '@ironsouq/contract/deals/quote/quote.limits'
import { SELLER_WARRANTIES } from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import { VAT_MODES } from '@ironsouq/contract/money/tax/tax.enums'
import { capital } from '@ironsouq/i18n/capital'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Segments } from '@ironsouq/portal/table/segments'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { QuoteValues } from './quote-values.ts'

interface TermsProps {
  values: QuoteValues
  set: (next: Partial<QuoteValues>) => void
  faultOf: (field: string) => { error?: string }
}

/** What a quote states besides machine and price. */
export function QuoteTerms({ values, set, faultOf }: TermsProps) {
  const t = useT()
  return (
    <>
      <ChoiceField
        label={t('device.vatMode')}
        choices={VAT_MODES.map((id) => ({ id, name: t(`device.vat${capital(id)}`) }))}
        value={values.vat}
        onChange={(id) => set({ vat: VAT_MODES.find((each) => each === id) ?? values.vat })}
        {...faultOf('vat')}
      />
      <ChoiceField
        label={t('quote.delivery')}
        choices={QUOTE_DELIVERIES.map((id) => ({ id, name: t(`quote.delivery${capital(id)}`) }))}
        value={values.delivery}
        onChange={(id) =>
          set({ delivery: QUOTE_DELIVERIES.find((each) => each === id) ?? values.delivery })
        }
        {...faultOf('delivery')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('quote.readyOn')}
          value={values.readyOn}
          onChange={(readyOn) => set({ readyOn })}
          isRequired
          {...faultOf('readyOn')}
        />
        <ChoiceField
          label={t('device.warranty')}
          choices={SELLER_WARRANTIES.map((id) => ({
            id,
            name: t(`device.warranty${capital(id)}`),
          }))}
          value={values.warranty}
          onChange={(id) =>
            set({ warranty: SELLER_WARRANTIES.find((each) => each === id) ?? values.warranty })
          }
          {...faultOf('warranty')}
        />
      </div>
      <div className="grid justify-items-start gap-1">
        <span className="text-small font-medium">{t('quote.validFor')}</span>
        <Segments
          label={t('quote.validFor')}
          options={QUOTE_VALID_DAYS.map((id) => ({ id, text: t('quote.days', { count: id }) }))}
          chosen={values.validDays}
          onChoose={(validDays) => set({ validDays })}
        />
      </div>
      <TextField
        label={t('quote.included')}
        description={t('merchantInquiry.includedHelp')}
        value={values.included}
        maxLength={QUOTE_INCLUDED_MAX}
        onChange={(included) => set({ included })}
        {...faultOf('included')}
      />
      <TextArea
        label={t('quote.note')}
        description={t('merchantInquiry.noteHelp')}
        value={values.note}
        maxLength={QUOTE_NOTE_MAX}
        rows={2}
        onChange={(note) => set({ note })}
      />
    </>
  )
}

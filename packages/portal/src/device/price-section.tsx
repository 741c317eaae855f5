import type { DeskRecord } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { typedAmount } from '@ironsouq/contract/money/money/typed-amount'
import { VAT_MODES } from '@ironsouq/contract/money/tax/tax.enums'
import { capital } from '@ironsouq/i18n/capital'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { ChoiceField } from './choice-field.tsx'
import type { DeviceForm, DeviceValues } from './device-form.ts'
import { FactChoice } from './fact-choice.tsx'
import { Point } from './review-panel.tsx'
import { FIELD_GRID, Section } from './section.tsx'

const MODES = ['fixed', 'offer', 'onRequest'] as const

interface PriceProps {
  form: DeviceForm
  record: DeskRecord
  /** Whether only the amount may be changed. */
  isAmountOnly?: boolean
}

/** The price, how it is asked, and what was asked before. */
export function PriceSection({ form, record, isAmountOnly = false }: PriceProps) {
  const t = useT()
  const format = useFormat()
  const { values, set, faulty } = form
  const { guide, priceHistory } = record
  const isWrong = typedAmount(values.price, 'AED') === undefined
  return (
    <Section
      heading={t('device.price')}
      note={
        guide &&
        `${t('portalDevice.guide')}: ${format.money(guide.low)} – ${format.money(guide.high)}`
      }
    >
      <div className={FIELD_GRID}>
        <Point code="price">
          <TextField
            label={t('portalDevice.priceAed')}
            inputMode="decimal"
            autoComplete="off"
            value={values.price}
            onChange={(price) => set({ price })}
            {...(isWrong && { error: t('error.fieldWrongFormat') })}
            {...faulty('price')}
          />
        </Point>
        <ChoiceField
          label={t('portalDevice.priceMode')}
          choices={MODES.map((id) => ({ id, name: t(`device.priceMode${capital(id)}`) }))}
          isDisabled={isAmountOnly}
          value={values.priceMode ?? ''}
          onChange={(id) => set({ priceMode: id as DeviceValues['priceMode'] })}
        />
        <FactChoice
          code="vatMode"
          label={t('portalDevice.vat')}
          choices={VAT_MODES.map((id) => ({ id, name: t(`device.vat${capital(id)}`) }))}
          isDisabled={isAmountOnly}
          form={form}
        />
      </div>
      <ol className="grid text-small">
        {priceHistory.toReversed().map(({ price, at }) => (
          <li key={at} className="flex justify-between border-t border-line py-1 tabular-nums">
            <span className="text-ink-muted">{format.date(at)}</span>
            <span>{price ? format.money(price) : t('device.priceOnRequest')}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

import { COMMISSION_PPM_MAX } from '@ironsouq/contract/mall/store/store.limits'
import type { StoreRecord } from '@ironsouq/contract/mall/store/store.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { shareOf } from '@ironsouq/portal/store/rate-list'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'

type Rates = StoreRecord['rates']

interface RateFieldsProps {
  rates: Rates
  onChange: (rates: Rates) => void
  error?: string
}

const FORMAT = { style: 'percent', maximumFractionDigits: 4 } as const
const PPM = 1_000_000

/** The commission of each category of a contract. */
export function RateFields({ rates, onChange, error }: RateFieldsProps) {
  const t = useT()
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-bold">{t('backofficeStore.rates')}</legend>
      {error !== undefined && <p className="text-micro text-refused">{error}</p>}
      {rates.map(({ categoryId, name, commissionPpm }) => (
        <NumberField
          key={categoryId}
          label={name}
          hasNoSteps
          isRequired
          formatOptions={FORMAT}
          minValue={0}
          maxValue={shareOf(COMMISSION_PPM_MAX)}
          value={shareOf(commissionPpm)}
          onChange={(share) => {
            if (Number.isNaN(share)) return
            const next = Math.round(share * PPM)
            onChange(
              rates.map((rate) =>
                rate.categoryId === categoryId ? { ...rate, commissionPpm: next } : rate,
              ),
            )
          }}
        />
      ))}
    </fieldset>
  )
}

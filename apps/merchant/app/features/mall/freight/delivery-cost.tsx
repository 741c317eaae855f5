import { COUNTRIES } from '@ironsouq/contract/countries'
import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useAnswer } from '@ironsouq/portal/api/use-answer.ts'
import { Section } from '@ironsouq/portal/device/section'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { formOf, type FreightValues, typedUnits } from './freight-values.ts'
import { useLoad } from './use-load.ts'
import { useRegionName, useSortedRegions } from './use-region-name.ts'

const PLACES = [...EMIRATES, ...COUNTRIES.filter((code) => code !== 'AE')]
const { cost } = freightEndpoints

interface DeliveryCostProps {
  /** As they are typed, saved or not. */
  values: FreightValues
  currency: string
}

/** What a buyer would pay for a load to a place, answered by the rule of the checkout [PR-5]. */
export function DeliveryCost({ values, currency }: DeliveryCostProps) {
  const t = useT()
  const format = useFormat()
  const regionName = useRegionName()
  const places = useSortedRegions(PLACES)
  const { unit } = values
  const loadText = useLoad(unit)
  const [typed, setTyped] = useState('')
  const [to, setTo] = useState<string | null>(null)
  const load = typedUnits(typed, unit)
  const { rules } = formOf(values, currency)
  const body = { unit, rules, place: to ?? '', weightG: load ?? 0, pieces: load ?? 0 }
  const checked = cost.body.safeParse(body)
  const isAsked = to !== null && typeof load === 'number'
  const found = useAnswer(isAsked && checked.success ? checked.data : undefined, (body, signal) =>
    api(cost, { body, signal }),
  )
  const place = to === null ? '' : regionName(to)
  const answer = () => {
    if (!isAsked) return null
    if (!checked.success) return t('portalProduct.costIncomplete')
    if (!found) return null
    if (found.price === null) return t('portalProduct.costNot', { place })
    const price = format.money(found.price)
    const is = t('portalProduct.costIs', { load: loadText(load), place, price })
    if (found.freeFrom === null) return is
    return `${is} ${t('portalProduct.costFree', { amount: format.money(found.freeFrom) })}`
  }
  return (
    <Section heading={t('portalProduct.costTitle')}>
      <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <TextField
          label={t(unit === 'weight' ? 'portalProduct.weightKg' : 'portalProduct.unit_piece')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          {...(load === undefined && { error: t('error.fieldWrongFormat') })}
        />
        <Combobox
          label={t('portalProduct.costPlace')}
          options={places}
          empty={t('portal.noMatchTitle')}
          menuTrigger="focus"
          value={to}
          onChange={(id) => setTo(typeof id === 'string' ? id : null)}
        />
      </div>
      <p role="status" className="min-h-6 font-medium">
        {answer()}
      </p>
    </Section>
  )
}

import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import type { FreightUnit } from '@ironsouq/contract/mall/freight/freight.enums'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { ReactNode } from 'react'
import { CountryPicker } from './country-picker.tsx'
import { REST, type RuleValues, typedUnits } from './freight-values.ts'
import { useRegionName } from './use-region-name.ts'

const PLACES = [...EMIRATES, REST] as const

type Typed =
  | 'firstUnits'
  | 'first'
  | 'furtherUnits'
  | 'further'
  | 'freeFrom'
  | 'daysMin'
  | 'daysMax'

interface RuleFieldsProps {
  rule: RuleValues
  name: string
  unit: FreightUnit
  currency: string
  onChange: (rule: RuleValues) => void
  /** Without it the rule is the only one. */
  onRemove?: () => void
  faultyAt: (field: string) => { error?: string }
  /** When goods of this rule arrive that are ordered now. */
  preview: ReactNode
}

/** Where a rule holds, and what delivery costs there. */
export function RuleFields(props: RuleFieldsProps) {
  const { rule, name, unit, currency, onChange, onRemove, faultyAt, preview } = props
  const t = useT()
  const regionName = useRegionName()
  const isWeight = unit === 'weight'
  const field = (id: Typed, label: string, isWrong: boolean) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={rule[id]}
      onChange={(text) => onChange({ ...rule, [id]: text })}
      {...(isWrong && { error: t('error.fieldWrongFormat') })}
      {...faultyAt(id)}
    />
  )
  const units = (id: Typed, label: string) =>
    field(id, label, typedUnits(rule[id], unit) === undefined)
  const amount = (id: Typed, label: string) =>
    field(id, label, typedAmount(rule[id], currency) === undefined)
  const days = (id: Typed, label: string) =>
    field(id, label, rule[id].trim() !== '' && typedWhole(rule[id]) === undefined)
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-box border border-line bg-surface p-4">
      <legend className="float-start flex w-full items-center justify-between gap-2">
        <b>{name}</b>
        {onRemove && (
          <IconButton
            tone="quiet"
            icon="trash"
            label={t('portalProduct.removeNamed', { name })}
            onPress={onRemove}
          />
        )}
      </legend>
      <CheckboxGroup
        label={t('portalProduct.regions')}
        value={rule.places}
        onChange={(chosen) =>
          onChange({ ...rule, places: PLACES.filter((place) => chosen.includes(place)) })
        }
        {...faultyAt('regions')}
      >
        <div className="grid grid-cols-1 gap-x-4 min-[360px]:grid-cols-2 lg:grid-cols-4">
          {PLACES.map((place) => (
            <Checkbox key={place} value={place} label={regionName(place)} />
          ))}
        </div>
      </CheckboxGroup>
      <CountryPicker
        countries={rule.countries}
        onChange={(countries) => onChange({ ...rule, countries })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-5">
        {units(
          'firstUnits',
          t(isWeight ? 'portalProduct.firstWeight' : 'portalProduct.firstPiece'),
        )}
        {amount('first', t('portalProduct.firstPrice', { currency }))}
        {units(
          'furtherUnits',
          t(isWeight ? 'portalProduct.furtherWeight' : 'portalProduct.furtherPiece'),
        )}
        {amount('further', t('portalProduct.furtherPrice', { currency }))}
        {amount('freeFrom', t('portalProduct.freeFrom', { currency }))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-5">
        {days('daysMin', t('portalProduct.daysMin'))}
        {days('daysMax', t('portalProduct.daysMax'))}
      </div>
      <p className="text-micro text-ink-muted">{t('portalProduct.daysHint')}</p>
      {preview}
    </fieldset>
  )
}

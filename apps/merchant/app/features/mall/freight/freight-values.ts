import type { BodyOf } from '@ironsouq/contract/endpoint'
import { EMIRATES, type Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type {
  freightEndpoints,
  FreightRecord,
} from '@ironsouq/contract/mall/freight/freight.endpoints'
import type { FreightUnit } from '@ironsouq/contract/mall/freight/freight.enums'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'

type Form = BodyOf<typeof freightEndpoints.create>

/** The code that stands for the emirates that no rule names. */
export const REST = 'AE'

/** A rule of the form; amounts and numbers are what was typed. */
export interface RuleValues {
  /** Names the rule while it is edited. */
  id: number
  /** Emirates, and `AE` for the rest of them. */
  places: (Emirate | typeof REST)[]
  /** The codes of other countries, as they were typed. */
  countries: string
  firstUnits: string
  first: string
  furtherUnits: string
  further: string
  freeFrom: string
}

export interface FreightValues {
  name: string
  unit: FreightUnit
  rules: RuleValues[]
}

const PLACES: readonly string[] = [...EMIRATES, REST]
const isPlace = (region: string): region is RuleValues['places'][number] => PLACES.includes(region)

export const newRule = (id: number, unit: FreightUnit): RuleValues => ({
  id,
  places: [],
  countries: '',
  firstUnits: unit === 'weight' ? '1000' : '1',
  first: '',
  furtherUnits: unit === 'weight' ? '1000' : '1',
  further: '',
  freeFrom: '',
})

export const NEW_FREIGHT: FreightValues = {
  name: '',
  unit: 'weight',
  rules: [{ ...newRule(0, 'weight'), places: [...EMIRATES] }],
}

export const valuesOf = ({ name, unit, rules }: FreightRecord): FreightValues => ({
  name,
  unit,
  rules: rules.map(({ regions, firstUnits, first, furtherUnits, further, freeFrom }, id) => ({
    id,
    places: regions.filter(isPlace),
    countries: regions.filter((region) => !isPlace(region)).join(' '),
    firstUnits: String(firstUnits),
    first,
    furtherUnits: String(furtherUnits),
    further,
    freeFrom: freeFrom ?? '',
  })),
})

/** The template as the API takes it; what is no number or amount is sent as it is and refused at its field. */
export function formOf({ name, unit, rules }: FreightValues, currency: string): Form {
  const amount = (typed: string) =>
    typedAmount(typed, currency) ?? (typed.trim() === '' ? '0' : typed)
  const units = (typed: string) => typedWhole(typed) ?? NaN
  return {
    name,
    unit,
    rules: rules.map((rule) => ({
      regions: [
        ...rule.places,
        ...rule.countries
          .toUpperCase()
          .split(/[\s,;،]+/)
          .filter(Boolean),
      ],
      firstUnits: units(rule.firstUnits),
      first: amount(rule.first),
      furtherUnits: units(rule.furtherUnits),
      further: amount(rule.further),
      freeFrom: rule.freeFrom.trim() === '' ? null : amount(rule.freeFrom),
    })),
  }
}

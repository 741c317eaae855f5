import type { BodyOf } from '@ironsouq/contract/endpoint'
import { EMIRATES, type Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type {
  freightEndpoints,
  FreightRecord,
} from '@ironsouq/contract/mall/freight/freight.endpoints'
import type { FreightUnit } from '@ironsouq/contract/mall/freight/freight.enums'
import { CUT_OFF_USUAL, WEEKEND } from '@ironsouq/contract/mall/freight/freight.limits'
import { kilogramsOf, typedGrams } from '@ironsouq/contract/mall/product/weight'
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
  /** The codes of other countries. */
  countries: string[]
  /** Pieces or kilograms, by the unit of the template. */
  firstUnits: string
  first: string
  furtherUnits: string
  further: string
  freeFrom: string
  daysMin: string
  daysMax: string
}

export interface FreightValues {
  name: string
  unit: FreightUnit
  /** As a field for a time has it: 14:00. */
  cutOff: string
  daysOff: number[]
  rules: RuleValues[]
}

const PLACES: readonly string[] = [...EMIRATES, REST]
const isPlace = (region: string): region is RuleValues['places'][number] => PLACES.includes(region)

/** Minutes after midnight as a clock shows them. */
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** NaN for what is no time: the API refuses it at its field. */
export function minutesOf(clock: string): number {
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export const newRule = (id: number): RuleValues => ({
  id,
  places: [],
  countries: [],
  firstUnits: '1',
  first: '',
  furtherUnits: '1',
  further: '',
  freeFrom: '',
  daysMin: '',
  daysMax: '',
})

export const NEW_FREIGHT: FreightValues = {
  name: '',
  unit: 'weight',
  cutOff: clockOf(CUT_OFF_USUAL),
  daysOff: [...WEEKEND],
  rules: [{ ...newRule(0), places: [...EMIRATES] }],
}

/** The API counts grams or pieces. */
const written = (units: number, unit: FreightUnit) =>
  unit === 'weight' ? kilogramsOf(units) : String(units)

export const typedUnits = (typed: string, unit: FreightUnit) =>
  unit === 'weight' ? typedGrams(typed) : typedWhole(typed)

export const valuesOf = ({ name, unit, cutOff, daysOff, rules }: FreightRecord): FreightValues => ({
  name,
  unit,
  cutOff: clockOf(cutOff),
  daysOff,
  rules: rules.map(
    ({ regions, firstUnits, furtherUnits, freeFrom, daysMin, daysMax, ...rule }, id) => ({
      ...rule,
      id,
      places: regions.filter(isPlace),
      countries: regions.filter((region) => !isPlace(region)),
      firstUnits: written(firstUnits, unit),
      furtherUnits: written(furtherUnits, unit),
      freeFrom: freeFrom ?? '',
      daysMin: daysMin === null ? '' : String(daysMin),
      daysMax: daysMax === null ? '' : String(daysMax),
    }),
  ),
})

/** The template as the API takes it; what is no number or amount is sent as it is and refused at its field. */
export function formOf(values: FreightValues, currency: string): Form {
  const { name, unit, cutOff, daysOff, rules } = values
  const amount = (typed: string) =>
    typedAmount(typed, currency) ?? (typed.trim() === '' ? '0' : typed)
  const units = (typed: string) => typedUnits(typed, unit) ?? NaN
  const days = (typed: string) => (typed.trim() === '' ? null : (typedWhole(typed) ?? NaN))
  return {
    name,
    unit,
    cutOff: minutesOf(cutOff),
    daysOff,
    rules: rules.map((rule) => ({
      regions: [...rule.places, ...rule.countries],
      firstUnits: units(rule.firstUnits),
      first: amount(rule.first),
      furtherUnits: units(rule.furtherUnits),
      further: amount(rule.further),
      freeFrom: rule.freeFrom.trim() === '' ? null : amount(rule.freeFrom),
      daysMin: days(rule.daysMin),
      daysMax: days(rule.daysMax),
    })),
  }
}

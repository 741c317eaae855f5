import type { DeliveryTime } from '@ironsouq/contract/mall/freight/arrival'
import type { FreightUnit } from '@ironsouq/contract/mall/freight/freight.enums'

export interface FreightRule {
  regions: readonly string[]
  firstUnits: number
  firstMinor: bigint
  furtherUnits: number
  furtherMinor: bigint
  freeFromMinor: bigint | null
  daysMin: number | null
  daysMax: number | null
}

export interface FreightTemplate {
  id: string
  unit: FreightUnit
  cutOff: number
  daysOff: readonly number[]
  /** In the order in which they are tried. */
  rules: readonly FreightRule[]
}

export interface Destination {
  country: string
  region: string
}

/** The rule for a place: its emirate before the rest of the UAE. Undefined: nothing is delivered there [PR-2]. */
export function ruleFor(
  rules: readonly FreightRule[],
  { country, region }: Destination,
): FreightRule | undefined {
  const named = (name: string) => rules.find(({ regions }) => regions.includes(name))
  return country === 'AE' ? (named(region) ?? named('AE')) : named(country)
}

export interface Load {
  weightG: number
  pieces: number
}

/** What a rule charges for a load. */
export function freightBy(rule: FreightRule, unit: FreightUnit, load: Load): bigint {
  const units = unit === 'weight' ? load.weightG : load.pieces
  const further = Math.max(0, Math.ceil((units - rule.firstUnits) / rule.furtherUnits))
  return rule.firstMinor + rule.furtherMinor * BigInt(further)
}

/** How long goods of a template take to a place; null when the store does not say. */
export function deliveryTimeBy(
  { cutOff, daysOff, rules }: FreightTemplate,
  to: Destination,
): DeliveryTime | null {
  const { daysMin = null, daysMax = null } = ruleFor(rules, to) ?? {}
  return daysMin === null || daysMax === null ? null : { daysMin, daysMax, cutOff, daysOff }
}

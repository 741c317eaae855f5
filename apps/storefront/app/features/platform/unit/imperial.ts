import type { Unit } from '@ironsouq/contract/machines/device/device.enums'

export type ImperialUnit =
  | 'lb'
  | 'ft'
  | 'in'
  | 'yd3'
  | 'hp'
  | 'gal'
  | 'shortTon'
  | 'lbf'
  | 'psi'
  | 'fahrenheit'

interface Conversion {
  unit: ImperialUnit
  /** How many imperial units one metric unit is. */
  factor: number
  offset?: number
}

/** Exact by definition where possible; US gallon, short ton. */
const CONVERSIONS: Partial<Record<Unit, Conversion>> = {
  kg: { unit: 'lb', factor: 1 / 0.453_592_37 },
  t: { unit: 'shortTon', factor: 1000 / 907.184_74 },
  m: { unit: 'ft', factor: 1 / 0.3048 },
  mm: { unit: 'in', factor: 1 / 25.4 },
  m3: { unit: 'yd3', factor: 1 / 0.9144 ** 3 },
  kW: { unit: 'hp', factor: 1 / 0.745_699_872 },
  l: { unit: 'gal', factor: 1 / 3.785_411_784 },
  kN: { unit: 'lbf', factor: 1000 / 4.448_221_615 },
  bar: { unit: 'psi', factor: 14.503_773_773 },
  celsius: { unit: 'fahrenheit', factor: 1.8, offset: 32 },
}

/** Rounded: a converted number must not look more precise than the metric one. */
function rounded(value: number): number {
  const size = Math.abs(value)
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2
  return Number(value.toFixed(digits))
}

export interface Imperial {
  unit: ImperialUnit
  value: number
}

/** A metric value in US units, or null where the unit is the same. */
export function imperialOf(value: number, unit: Unit): Imperial | null {
  const into = CONVERSIONS[unit]
  if (!into) return null
  return { unit: into.unit, value: rounded(value * into.factor + (into.offset ?? 0)) }
}

const INCHES = 12

/** Metres as feet and whole inches. */
export function feetOf(metres: number): { feet: number; inches: number } {
  const inches = Math.round(metres / 0.0254)
  return { feet: Math.trunc(inches / INCHES), inches: Math.abs(inches % INCHES) }
}

import type { Key } from './messages.ts'

/** The texts of the units that specifications of products have; other units are shown as staff wrote them. */
export const PRODUCT_UNITS = {
  mm: 'device.unitMm',
  m: 'device.unitM',
  in: 'device.unitIn',
  'm³': 'device.unitM3',
  L: 'device.unitL',
  'L/min': 'device.unitLpm',
  kg: 'device.unitKg',
  t: 'device.unitT',
  kW: 'device.unitKw',
  V: 'device.unitV',
  Ah: 'device.unitAh',
  bar: 'device.unitBar',
  '°C': 'device.unitCelsius',
  µm: 'mall.unitUm',
  'cm³': 'mall.unitCm3',
  g: 'mall.unitG',
  A: 'mall.unitA',
  W: 'mall.unitW',
  J: 'mall.unitJ',
  lm: 'mall.unitLm',
  h: 'mall.unitH',
} as const satisfies Record<string, Key>

export const isProductUnit = (unit: string): unit is keyof typeof PRODUCT_UNITS =>
  Object.hasOwn(PRODUCT_UNITS, unit)

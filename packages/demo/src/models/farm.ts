import type { DemoModel } from './model.ts'

const tractor = (
  brand: string,
  model: string,
  figures: { operatingWeight: number; power: number },
  newUsdK: number,
  years: DemoModel['years'],
): DemoModel => ({
  brand,
  model,
  category: 'farm-tractors',
  art: { category: 'tractor' },
  measures: figures,
  newUsdK,
  hoursPerYear: 500,
  curve: 'standard',
  years,
})

export const farmTractors: readonly DemoModel[] = [
  tractor('john-deere', '5075E', { operatingWeight: 3100, power: 55 }, 42, [2010, 2023]),
  tractor('kubota', 'M7040', { operatingWeight: 2500, power: 52 }, 38, [2008, 2020]),
]

import type { DemoModel } from './model.ts'

type Row = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  /** Without an engine it runs on a battery. */
  power: number | null,
  liftCapacity: number,
  liftHeight: number,
  newUsdK: number,
  from: number,
  to: number,
]

const models = (category: string, rows: readonly Row[], subtype?: string): DemoModel[] =>
  rows.map(([brand, model, operatingWeight, power, liftCapacity, liftHeight, ...trade]) => {
    const [newUsdK, from, to] = trade
    return {
      brand,
      model,
      category,
      art: { category: 'forklift', ...(subtype && { subtype }) },
      measures: {
        operatingWeight,
        ...(power !== null && { power }),
        liftCapacity,
        liftHeight,
      },
      newUsdK,
      hoursPerYear: 1000,
      curve: 'standard',
      years: [from, to],
    }
  })

// oxfmt-ignore
export const forklifts: readonly DemoModel[] = [
  ...models('forklifts-diesel', [
    // brand      model           kg     kW   lift   height new  from  to
    ['toyota',   '8FD30',         4300,  42,   3000, 4.5,   28, 2008, 2024],
    ['hyster',   'H3.0FT',        4700,  43,   3000, 4.3,   29, 2008, 2020],
    ['hyundai',  '30D-9',         4500,  45,   3000, 4.7,   26, 2012, 2023],
    ['toyota',   '8FD25',         3700,  42,   2500, 4.0,   25, 2008, 2024],
    ['liugong',  'CPCD30',        4400,  37,   3000, 4.5,   16, 2013, 2024],
    ['komatsu',  'FD30T-17',      4400,  43,   3000, 4.0,   27, 2009, 2021],
    ['hyster',   'H5.0FT',        7100,  68,   5000, 4.5,   46, 2008, 2021],
    ['manitou',  'M 30-4',        6200,  55,   3000, 4.5,   49, 2012, 2023],
  ]),
  ...models('forklifts-electric', [
    ['toyota',   '8FBN25',        4300, null,  2500, 4.5,   34, 2012, 2024],
    ['hyster',   'J3.0XN',        4900, null,  3000, 4.3,   38, 2011, 2022],
  ], 'electric'),
  ...models('forklifts-heavy', [
    ['hyundai',  '110D-9',       15_200,  97, 11_000, 3.5,  94, 2012, 2023],
    ['hyster',   'H16.00XM-6',   20_500, 129, 16_000, 4.0, 162, 2010, 2022],
    ['toyota',   '8FD80N',       11_400,  80,   8000, 4.0,  82, 2012, 2024],
    ['hyundai',  '160D-9',       19_600, 129, 16_000, 3.5, 128, 2013, 2023],
  ], 'heavy'),
]

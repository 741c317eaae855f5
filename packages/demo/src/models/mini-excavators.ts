import { type DemoModel, type Size, transport } from './model.ts'

type Row = readonly [
  brand: string,
  model: string,
  subtype: 'cab' | 'canopy',
  operatingWeight: number,
  power: number,
  bucket: number,
  digDepth: number,
  reach: number,
  size: Size,
  newUsdK: number,
  hoursPerYear: number,
  from: number,
  to: number,
]

const models = (category: string, rows: readonly Row[]): DemoModel[] =>
  rows.map(([brand, model, subtype, ...figures]) => {
    const [operatingWeight, power, bucket, digDepth, reach, size, ...trade] = figures
    const [newUsdK, hoursPerYear, from, to] = trade
    return {
      brand,
      model,
      category,
      art: { category: 'mini-excavator', subtype },
      measures: { operatingWeight, power, bucket, digDepth, reach, ...transport(size) },
      newUsdK,
      hoursPerYear,
      curve: 'standard',
      years: [from, to],
    }
  })

// oxfmt-ignore
export const miniExcavators: readonly DemoModel[] = [
  ...models('mini-excavators', [
    // brand         model        subtype    kg    kW  bucket  dig  reach  size             new  h/y  from  to
    ['caterpillar', '305',       'cab',     5200, 32, 0.1,   3.4,  5.6,  [5.4, 1.8, 2.5],  62, 700, 2019, 2025],
    ['kubota',      'U17-3',     'canopy',  1700, 12, 0.04,  2.3,  3.9,  [3.6, 1.2, 2.4],  28, 600, 2013, 2024],
    ['takeuchi',    'TB260',     'cab',     5700, 35, 0.2,   3.9,  6.2,  [5.5, 2.0, 2.6],  63, 700, 2013, 2024],
    ['bobcat',      'E50',       'cab',     5100, 37, 0.14,  3.5,  5.8,  [5.5, 2.0, 2.5],  60, 700, 2012, 2022],
    ['yanmar',      'ViO55',     'cab',     5400, 32, 0.14,  3.6,  6.0,  [5.6, 1.9, 2.5],  61, 700, 2010, 2023],
    ['kubota',      'U55-4',     'cab',     5600, 35, 0.15,  3.6,  6.1,  [5.4, 2.0, 2.6],  62, 700, 2014, 2024],
    ['takeuchi',    'TB216',     'canopy',  1800, 11, 0.04,  2.4,  4.0,  [3.9, 1.0, 2.3],  28, 600, 2013, 2024],
    ['komatsu',     'PC30MR-3',  'cab',     3200, 22, 0.09,  2.8,  5.0,  [4.6, 1.6, 2.5],  43, 650, 2011, 2020],
    ['hitachi',     'ZX33U-5A',  'canopy',  3400, 21, 0.1,   3.1,  5.2,  [4.8, 1.6, 2.5],  44, 650, 2013, 2021],
    ['sany',        'SY35U',     'cab',     3800, 18, 0.12,  3.1,  5.4,  [4.9, 1.7, 2.5],  32, 650, 2017, 2025],
  ]),
  ...models('midi-excavators', [
    ['caterpillar', '308',       'cab',     8500, 52, 0.28,  4.6,  7.3,  [6.5, 2.3, 2.7],  95, 850, 2018, 2025],
    ['kubota',      'KX080-4',   'cab',     8200, 47, 0.25,  4.6,  7.3,  [6.5, 2.2, 2.6],  92, 850, 2012, 2023],
    ['kobelco',     'SK75-8',    'cab',     7500, 41, 0.28,  4.2,  6.5,  [6.1, 2.3, 2.7],  85, 850, 2010, 2020],
    ['hyundai',     'R80CR-9',   'cab',     8400, 41, 0.28,  4.2,  6.9,  [6.4, 2.3, 2.7],  78, 850, 2012, 2020],
    ['sany',        'SY75C',     'cab',     7300, 43, 0.28,  4.0,  6.3,  [6.1, 2.2, 2.7],  55, 850, 2014, 2025],
  ]),
]

import { type DemoModel, type Size, transport } from './model.ts'

type SkidRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  bucket: number,
  ratedCapacity: number,
  size: Size,
  newUsdK: number,
  from: number,
  to: number,
]

const skids = (category: string, art: DemoModel['art'], rows: readonly SkidRow[]): DemoModel[] =>
  rows.map(([brand, model, operatingWeight, power, bucket, ratedCapacity, size, ...trade]) => {
    const [newUsdK, from, to] = trade
    return {
      brand,
      model,
      category,
      art,
      measures: { operatingWeight, power, bucket, ratedCapacity, ...transport(size) },
      newUsdK,
      hoursPerYear: 600,
      curve: 'standard',
      years: [from, to],
    }
  })

const WHEELED = { category: 'skid-steer' }
const TRACKED = { category: 'skid-steer', subtype: 'tracked' }

// oxfmt-ignore
export const skidSteers: readonly DemoModel[] = [
  ...skids('skid-steers-wheeled', WHEELED, [
    // brand         model    kg   kW  bucket  lift   size            new  from  to
    ['bobcat',      'S650',  3700, 55, 0.5,   1220, [3.5, 1.9, 2.1],  48, 2011, 2021],
    ['caterpillar', '262D3', 3600, 55, 0.5,   1225, [3.7, 1.8, 2.1],  50, 2018, 2025],
    ['bobcat',      'S550',  2800, 45, 0.4,    790, [3.3, 1.7, 2.0],  42, 2012, 2023],
    ['bobcat',      'S770',  4200, 69, 0.6,   1520, [3.6, 1.9, 2.1],  56, 2011, 2021],
  ]),
  ...skids('compact-track-loaders', TRACKED, [
    ['bobcat',      'T650',  3900, 55, 0.5,   1165, [3.5, 1.9, 2.1],  60, 2011, 2021],
    ['caterpillar', '299D3', 5200, 73, 0.6,   2060, [3.8, 2.0, 2.1],  86, 2019, 2025],
    ['bobcat',      'T770',  4800, 69, 0.6,   1570, [3.6, 2.0, 2.1],  74, 2011, 2022],
  ]),
]

type BackhoeRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  bucket: number,
  digDepth: number,
  size: Size,
  newUsdK: number,
  from: number,
  to: number,
  origin?: 'india',
]

const backhoes = (category: string, rows: readonly BackhoeRow[]): DemoModel[] =>
  rows.map(([brand, model, operatingWeight, power, bucket, digDepth, size, ...trade]) => {
    const [newUsdK, from, to, origin] = trade
    return {
      brand,
      model,
      category,
      art: { category: 'backhoe-loader' },
      measures: { operatingWeight, power, bucket, digDepth, ...transport(size) },
      newUsdK,
      hoursPerYear: 900,
      curve: 'standard',
      years: [from, to],
      ...(origin && { origin }),
    }
  })

// oxfmt-ignore
export const backhoeLoaders: readonly DemoModel[] = [
  ...backhoes('backhoe-loaders-side-shift', [
    // brand         model     kg   kW  bucket  dig    size              new  from  to
    ['jcb',         '3CX',    8000, 69, 1.0,   4.24, [5.6, 2.35, 3.6],   75, 2008, 2024],
    ['jcb',         '4CX',    8900, 75, 1.3,   4.3,  [7.5, 2.4, 3.7],    88, 2008, 2024],
    ['caterpillar', '428F2',  8300, 75, 1.0,   4.7,  [7.5, 2.4, 3.7],    78, 2015, 2022],
    ['caterpillar', '432F2',  8800, 80, 1.0,   4.8,  [7.5, 2.4, 3.7],    86, 2015, 2022],
  ]),
  ...backhoes('backhoe-loaders-centre-mount', [
    ['jcb',         '3DX',    7500, 56, 1.1,   4.8,  [5.9, 2.3, 3.6],    46, 2012, 2025, 'india'],
    ['case',        '580N',   7300, 68, 0.8,   4.4,  [7.1, 2.1, 2.7],    70, 2011, 2023],
    ['caterpillar', '416F2',  7100, 65, 0.9,   4.4,  [7.2, 2.3, 3.6],    73, 2014, 2021],
    ['john-deere',  '310L',   7000, 69, 0.9,   4.3,  [7.1, 2.2, 3.4],    76, 2016, 2024],
  ]),
]

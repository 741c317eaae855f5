import type { DemoModel } from './model.ts'

type TipperRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  payload: number,
  newUsdK: number,
  kmPerYear: number,
  from: number,
  to: number,
]

// oxfmt-ignore
const TIPPERS: readonly TipperRow[] = [
  // brand           model            kg     kW  payload new  km/y    from  to
  ['mercedes-benz', 'Actros 3340 K', 14_000, 290, 20,   108, 62_000, 2008, 2019],
  ['sinotruk',      'Howo 371',      13_500, 273, 20,    56, 55_000, 2012, 2025],
  ['man',           'TGS 33.400',    13_800, 294, 20,   106, 62_000, 2009, 2020],
  ['volvo-trucks',  'FMX 440',       14_200, 324, 20,   116, 62_000, 2011, 2021],
]

const tippers: readonly DemoModel[] = TIPPERS.map(
  ([brand, model, operatingWeight, power, payload, newUsdK, kmPerYear, from, to]) => ({
    brand,
    model,
    category: 'tipper-trucks',
    art: { category: 'tipper-truck' },
    measures: { operatingWeight, power, payload },
    newUsdK,
    kmPerYear,
    curve: 'standard',
    years: [from, to],
  }),
)

type TankerRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  tank: number,
  newUsdK: number,
  kmPerYear: number,
  from: number,
  to: number,
]

// oxfmt-ignore
const TANKERS: readonly TankerRow[] = [
  // brand           model            kg     kW    L     new  km/y    from  to
  ['hino',          '500 1726',       7200, 191, 11_400,  72, 40_000, 2009, 2021],
  ['isuzu',         'FVR',            6800, 177, 10_000,  68, 40_000, 2010, 2023],
  ['man',           'TGS 28.360',    11_000, 265, 18_900, 104, 45_000, 2009, 2019],
]

const tankers: readonly DemoModel[] = TANKERS.map(
  ([brand, model, operatingWeight, power, tank, newUsdK, kmPerYear, from, to]) => ({
    brand,
    model,
    category: 'water-tankers',
    art: { category: 'water-tanker' },
    measures: { operatingWeight, power, tank },
    newUsdK,
    kmPerYear,
    curve: 'standard',
    years: [from, to],
  }),
)

const lowBed = (
  brand: string,
  model: string,
  figures: { operatingWeight: number; payload: number; length: number },
  newUsdK: number,
): DemoModel => ({
  brand,
  model,
  category: 'low-bed-trailers',
  art: { category: 'low-bed' },
  measures: { ...figures, width: 3000 },
  newUsdK,
  curve: 'standard',
  years: [2009, 2023],
})

const lowBeds: readonly DemoModel[] = [
  lowBed('sinotruk', 'TDP 60', { operatingWeight: 12_500, payload: 60, length: 16_000 }, 30),
  lowBed('xcmg', 'TDP 80', { operatingWeight: 17_500, payload: 80, length: 17_500 }, 42),
]

export const trucks: readonly DemoModel[] = [...tippers, ...tankers, ...lowBeds]

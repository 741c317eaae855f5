import type { DemoModel } from './model.ts'

type Row = readonly [
  brand: string,
  model: string,
  subtype: 'trailer' | null,
  operatingWeight: number,
  power: number,
  genPower: number,
  newUsdK: number,
  from: number,
  to: number,
]

// oxfmt-ignore
const GENERATORS: readonly Row[] = [
  // brand         model        subtype    kg    kW   kVA  new  from  to
  ['cummins',     'C500 D5',    null,      4500, 430, 500,  76, 2009, 2023],
  ['fg-wilson',   'P220-3',     null,      2600, 200, 220,  36, 2008, 2022],
  ['atlas-copco', 'QAS 200',    'trailer', 3000, 180, 200,  48, 2010, 2023],
  ['caterpillar', 'DE550E0',    null,      4600, 470, 550,  84, 2014, 2024],
  ['fg-wilson',   'P500-1',     null,      4400, 430, 500,  75, 2008, 2021],
  ['cummins',     'C1100 D5',   null,      8400, 940, 1100, 168, 2009, 2022],
  ['fg-wilson',   'P110-3',     null,      1700, 100, 110,  22, 2010, 2023],
]

export const generators: readonly DemoModel[] = GENERATORS.map(
  ([brand, model, subtype, operatingWeight, power, genPower, newUsdK, from, to]) => ({
    brand,
    model,
    category: 'generators',
    art: { category: 'generator', ...(subtype && { subtype }) },
    measures: { operatingWeight, power, genPower },
    newUsdK,
    hoursPerYear: 1500,
    curve: 'standard',
    years: [from, to],
  }),
)

type CompressorRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  airFlow: number,
  airPressure: number,
  newUsdK: number,
  from: number,
  to: number,
]

// oxfmt-ignore
const COMPRESSORS: readonly CompressorRow[] = [
  // brand         model        kg    kW  m³/min bar new  from  to
  ['atlas-copco', 'XAS 97',      900,  36,  5.3,  7,  21, 2009, 2022],
  ['atlas-copco', 'XAHS 186',   2300, 120, 11.0, 12,  62, 2010, 2021],
]

export const compressors: readonly DemoModel[] = COMPRESSORS.map(
  ([brand, model, operatingWeight, power, airFlow, airPressure, newUsdK, from, to]) => ({
    brand,
    model,
    category: 'air-compressors',
    art: { category: 'generator', subtype: 'compressor' },
    measures: { operatingWeight, power, airFlow, airPressure },
    newUsdK,
    hoursPerYear: 900,
    curve: 'standard',
    years: [from, to],
  }),
)

import type { DemoModel } from './model.ts'

type Given = Omit<DemoModel, 'category' | 'art' | 'curve' | 'hoursPerYear' | 'kmPerYear'>

const pumps: readonly Given[] = [
  {
    brand: 'putzmeister',
    model: 'BSF 36-4.16 H',
    measures: { operatingWeight: 26_000, power: 300, boomLength: 36, pumpOutput: 160 },
    newUsdK: 330,
    years: [2008, 2021],
  },
  {
    brand: 'schwing',
    model: 'S 36 X',
    measures: { operatingWeight: 25_500, power: 300, boomLength: 36, pumpOutput: 160 },
    newUsdK: 335,
    years: [2008, 2020],
  },
]

const mixers: readonly Given[] = [
  {
    brand: 'mercedes-benz',
    model: 'Actros 3336 B',
    measures: { operatingWeight: 13_500, power: 265, drumVolume: 9 },
    newUsdK: 108,
    years: [2008, 2019],
  },
  {
    brand: 'man',
    model: 'TGS 33.360',
    measures: { operatingWeight: 13_200, power: 265, drumVolume: 9 },
    newUsdK: 105,
    years: [2009, 2020],
  },
]

const crushers: readonly Given[] = [
  {
    brand: 'sandvik',
    model: 'QJ341',
    measures: { operatingWeight: 50_000, power: 261, output: 400, feedSize: 750 },
    newUsdK: 540,
    years: [2010, 2022],
  },
  {
    brand: 'sandvik',
    model: 'QJ241',
    measures: { operatingWeight: 36_500, power: 151, output: 220, feedSize: 600 },
    newUsdK: 410,
    years: [2011, 2022],
  },
]

const rigs: readonly Given[] = [
  {
    brand: 'sany',
    model: 'SR235',
    measures: {
      operatingWeight: 73_000,
      power: 261,
      drillDepth: 80,
      drillDiameter: 2000,
      torque: 235,
    },
    newUsdK: 520,
    years: [2012, 2022],
  },
  {
    brand: 'xcmg',
    model: 'XR180D',
    measures: {
      operatingWeight: 60_000,
      power: 194,
      drillDepth: 60,
      drillDiameter: 1800,
      torque: 180,
    },
    newUsdK: 390,
    years: [2012, 2022],
  },
]

const of =
  (category: string, art: string, meter: Pick<DemoModel, 'hoursPerYear' | 'kmPerYear'>) =>
  (given: Given): DemoModel => ({
    ...given,
    ...meter,
    category,
    art: { category: art },
    curve: 'standard',
  })

export const plant: readonly DemoModel[] = [
  ...pumps.map(of('concrete-pumps-truck', 'concrete-pump', { hoursPerYear: 1200 })),
  ...mixers.map(of('concrete-mixers', 'concrete-mixer', { kmPerYear: 35_000 })),
  ...crushers.map(of('jaw-crushers', 'jaw-crusher', { hoursPerYear: 1200 })),
  ...rigs.map(of('rotary-drilling-rigs', 'drilling-rig', { hoursPerYear: 1200 })),
]

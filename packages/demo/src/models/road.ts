import { type DemoModel, type Size, transport } from './model.ts'

type RollerRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  drumWidth: number,
  size: Size,
  newUsdK: number,
  hoursPerYear: number,
  from: number,
  to: number,
]

const models = (category: string, art: DemoModel['art'], rows: readonly RollerRow[]): DemoModel[] =>
  rows.map(([brand, model, operatingWeight, power, drumWidth, size, ...trade]) => {
    const [newUsdK, hoursPerYear, from, to] = trade
    return {
      brand,
      model,
      category,
      art,
      measures: { operatingWeight, power, drumWidth, ...transport(size) },
      newUsdK,
      hoursPerYear,
      curve: 'standard',
      years: [from, to],
    }
  })

const SINGLE = { category: 'roller' }
const PADFOOT = { category: 'roller', subtype: 'padfoot' }
const TANDEM = { category: 'roller', subtype: 'tandem' }

// oxfmt-ignore
export const rollers: readonly DemoModel[] = [
  ...models('single-drum-rollers', SINGLE, [
    // brand         model          kg     kW  drum   size            new  h/y  from  to
    ['bomag',       'BW 211 D-40', 11_000,  98, 2130, [5.9, 2.3, 3.0], 110, 700, 2008, 2018],
    ['dynapac',     'CA2500D',     11_000,  97, 2130, [5.8, 2.3, 3.0], 108, 700, 2012, 2022],
    ['caterpillar', 'CS56B',       11_500, 117, 2130, [5.9, 2.3, 3.1], 116, 700, 2013, 2022],
    ['hamm',        'H 11i',       11_200,  97, 2140, [5.8, 2.2, 3.1], 112, 700, 2014, 2024],
    ['xcmg',        'XS143J',      14_000, 103, 2130, [6.1, 2.3, 3.1],  58, 700, 2012, 2023],
  ]),
  ...models('single-drum-rollers', PADFOOT, [
    ['caterpillar', 'CP56B',       11_900, 117, 2130, [5.9, 2.3, 3.1], 120, 700, 2013, 2022],
  ]),
  ...models('tandem-rollers', TANDEM, [
    ['bomag',       'BW 161 AD-4',  9600,   74, 1680, [4.5, 1.9, 3.0], 104, 600, 2008, 2018],
    ['hamm',        'HD 90',        9200,   85, 1680, [4.6, 1.8, 3.0], 116, 600, 2010, 2021],
    ['dynapac',     'CC1200',       2600,   22, 1200, [2.4, 1.3, 2.7],  40, 450, 2011, 2022],
    ['caterpillar', 'CB10',        10_000,  97, 1700, [4.8, 1.9, 3.0], 122, 600, 2018, 2025],
  ]),
]

type PaverRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  output: number,
  size: Size,
  newUsdK: number,
  from: number,
  to: number,
]

// oxfmt-ignore
const PAVERS: readonly PaverRow[] = [
  ['voegele', 'Super 1800-3', 19_000, 127, 700, [6.0, 2.6, 3.1], 390, 2014, 2023],
  ['dynapac', 'SD2500C',      18_500, 140, 900, [6.3, 2.6, 3.1], 345, 2012, 2021],
  ['voegele', 'Super 1600-2', 17_800, 100, 600, [6.0, 2.6, 3.0], 335, 2007, 2014],
]

export const pavers: readonly DemoModel[] = PAVERS.map(
  ([brand, model, operatingWeight, power, output, size, newUsdK, from, to]) => ({
    brand,
    model,
    category: 'asphalt-pavers',
    art: { category: 'paver' },
    measures: { operatingWeight, power, output, ...transport(size) },
    newUsdK,
    hoursPerYear: 900,
    curve: 'standard',
    years: [from, to],
  }),
)

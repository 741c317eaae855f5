import { type DemoModel, type Size, transport } from './model.ts'

type MobileRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  maxLoad: number,
  boomLength: number,
  size: Size,
  newUsdK: number,
  curve: DemoModel['curve'],
  from: number,
  to: number,
]

const mobiles = (
  category: string,
  art: DemoModel['art'],
  hoursPerYear: number,
  rows: readonly MobileRow[],
): DemoModel[] =>
  rows.map(([brand, model, operatingWeight, power, maxLoad, boomLength, size, ...trade]) => {
    const [newUsdK, curve, from, to] = trade
    return {
      brand,
      model,
      category,
      art,
      measures: { operatingWeight, power, maxLoad, boomLength, ...transport(size) },
      newUsdK,
      hoursPerYear,
      curve,
      years: [from, to],
    }
  })

const ROUGH_TERRAIN = { category: 'mobile-crane' }
const ALL_TERRAIN = { category: 'mobile-crane', subtype: 'all-terrain' }
const TRUCK = { category: 'mobile-crane', subtype: 'truck' }

// oxfmt-ignore
export const mobileCranes: readonly DemoModel[] = [
  ...mobiles('rough-terrain-cranes', ROUGH_TERRAIN, 1000, [
    // brand      model            kg     kW   load  boom  size              new  curve       from  to
    ['tadano',   'GR-500EXL',     31_500, 200,  51, 42.0, [11.9, 3.0, 3.6],  478, 'crane',    2008, 2021],
    ['grove',    'RT760E',        38_000, 205,  55, 33.5, [13.0, 3.3, 3.7],  485, 'crane',    2008, 2018],
    ['kato',     'SR-250R',       26_500, 200,  25, 30.5, [11.3, 2.6, 3.5],  330, 'crane',    2006, 2016],
    ['tadano',   'GR-700EX',      41_500, 200,  70, 44.0, [13.0, 3.3, 3.8],  620, 'crane',    2008, 2020],
    ['sany',     'SRC600',        42_000, 194,  60, 43.0, [13.4, 3.2, 3.8],  280, 'standard', 2014, 2023],
    ['grove',    'RT540E',        26_000, 129,  35, 31.0, [11.8, 2.6, 3.4],  370, 'crane',    2008, 2019],
    ['tadano',   'GR-300EX',      27_000, 200,  30, 31.0, [11.4, 2.6, 3.5],  345, 'crane',    2008, 2018],
    ['grove',    'RT890E',        51_500, 205,  80, 43.2, [14.6, 3.3, 3.8],  690, 'crane',    2008, 2019],
  ]),
  ...mobiles('all-terrain-cranes', ALL_TERRAIN, 900, [
    ['liebherr', 'LTM 1100-4.2',  48_000, 350, 100, 60.0, [13.0, 2.8, 4.0], 1050, 'crane',    2010, 2021],
    ['grove',    'GMK4100L',      48_000, 330, 100, 60.0, [13.1, 2.8, 4.0], 1000, 'crane',    2010, 2018],
    ['liebherr', 'LTM 1050-3.1',  36_000, 270,  50, 38.0, [11.4, 2.6, 3.7],  640, 'crane',    2008, 2022],
    ['tadano',   'ATF 100G-4',    48_000, 405, 100, 51.2, [13.1, 2.8, 4.0],  985, 'crane',    2012, 2020],
  ]),
  ...mobiles('truck-cranes', TRUCK, 900, [
    ['xcmg',     'QY50KA',        42_000, 213,  50, 43.5, [13.8, 2.8, 3.6],  230, 'standard', 2011, 2022],
    ['sany',     'STC500',        41_000, 247,  50, 43.0, [13.8, 2.8, 3.7],  228, 'standard', 2011, 2022],
    ['zoomlion', 'ZTC550',        42_000, 247,  55, 43.5, [13.9, 2.8, 3.7],  236, 'standard', 2016, 2024],
    ['kato',     'NK-500E',       38_000, 257,  50, 40.0, [12.9, 2.8, 3.7],  410, 'crane',    2003, 2011],
    ['sany',     'STC800',        48_000, 276,  80, 47.0, [14.3, 2.8, 3.9],  335, 'standard', 2013, 2023],
  ]),
]

type TowerRow = readonly [
  brand: string,
  model: string,
  maxLoad: number,
  jib: number,
  newUsdK: number,
  from: number,
  to: number,
]

// oxfmt-ignore
const TOWERS: readonly TowerRow[] = [
  ['potain',   'MC 175 B',    8, 60, 230, 2007, 2019],
  ['potain',   'MD 265 B',   12, 65, 370, 2006, 2018],
  ['zoomlion', 'TC6013A-8',   8, 60, 135, 2011, 2022],
]

export const towerCranes: readonly DemoModel[] = TOWERS.map(
  ([brand, model, maxLoad, jib, newUsdK, from, to]) => ({
    brand,
    model,
    category: 'tower-cranes-hammerhead',
    art: { category: 'tower-crane' },
    measures: { maxLoad, jib },
    newUsdK,
    curve: 'crane',
    years: [from, to],
  }),
)

import { type DemoModel, type Size, transport } from './model.ts'

type LiftRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number | null,
  workingHeight: number,
  platformLoad: number,
  size: Size,
  newUsdK: number,
  hoursPerYear: number,
  from: number,
  to: number,
]

/** A lift without power runs on batteries. */
const lifts = (category: string, art: DemoModel['art'], rows: readonly LiftRow[]): DemoModel[] =>
  rows.map(([brand, model, operatingWeight, power, workingHeight, ...rest]) => {
    const [platformLoad, size, newUsdK, hoursPerYear, from, to] = rest
    const engine = power === null ? {} : { power }
    return {
      brand,
      model,
      category,
      art,
      measures: { operatingWeight, ...engine, workingHeight, platformLoad, ...transport(size) },
      newUsdK,
      hoursPerYear,
      curve: 'standard',
      years: [from, to],
    }
  })

const SCISSOR = { category: 'scissor-lift' }
const SCISSOR_ROUGH = { category: 'scissor-lift', subtype: 'rough-terrain' }
const ARTICULATED = { category: 'boom-lift' }
const TELESCOPIC = { category: 'boom-lift', subtype: 'telescopic' }

// oxfmt-ignore
export const workPlatforms: readonly DemoModel[] = [
  ...lifts('scissor-lifts', SCISSOR, [
    // brand      model         kg     kW   height  load  size             new  h/y  from  to
    ['genie',    'GS-3246',     2800, null, 11.8,  320, [2.4, 1.2, 2.4],   22, 120, 2008, 2023],
    ['jlg',      '2646ES',      2400, null,  9.9,  450, [2.5, 1.2, 2.4],   20, 120, 2008, 2023],
    ['haulotte', 'Compact 12',  2600, null, 12.0,  300, [2.5, 1.2, 2.4],   22, 120, 2010, 2024],
  ]),
  ...lifts('scissor-lifts', SCISSOR_ROUGH, [
    ['jlg',      '4394RT',      6900,   48, 15.1,  680, [4.9, 2.4, 2.9],   72, 300, 2009, 2020],
  ]),
  ...lifts('articulated-boom-lifts', ARTICULATED, [
    ['jlg',      '450AJ',       6500,   36, 15.7,  230, [6.5, 2.3, 2.3],   78, 300, 2010, 2023],
    ['genie',    'Z-60/34',    10_200,  36, 20.4,  230, [8.2, 2.5, 2.7],  108, 300, 2008, 2020],
    ['haulotte', 'HA20 RTJ',   10_900,  36, 20.6,  250, [8.6, 2.4, 2.7],  106, 300, 2014, 2024],
    ['jlg',      '600AJ',      10_400,  48, 20.3,  230, [8.8, 2.5, 2.6],  110, 300, 2008, 2021],
  ]),
  ...lifts('telescopic-boom-lifts', TELESCOPIC, [
    ['genie',    'S-65',       10_100,  36, 21.8,  230, [9.4, 2.5, 2.7],  112, 300, 2007, 2020],
    ['jlg',      '600S',       10_200,  48, 20.3,  230, [8.7, 2.5, 2.6],  108, 300, 2008, 2021],
    ['genie',    'S-125',      20_200,  55, 40.1,  230, [14.2, 2.5, 3.1], 265, 300, 2007, 2020],
    ['jlg',      '860SJ',      17_000,  50, 28.2,  230, [12.2, 2.5, 3.1], 165, 300, 2009, 2021],
  ]),
]

type HandlerRow = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  liftCapacity: number,
  liftHeight: number,
  size: Size,
  newUsdK: number,
  from: number,
  to: number,
]

const handlers = (category: string, rows: readonly HandlerRow[]): DemoModel[] =>
  rows.map(([brand, model, operatingWeight, power, liftCapacity, liftHeight, ...trade]) => {
    const [size, newUsdK, from, to] = trade
    return {
      brand,
      model,
      category,
      art: { category: 'telehandler' },
      measures: { operatingWeight, power, liftCapacity, liftHeight, ...transport(size) },
      newUsdK,
      hoursPerYear: 800,
      curve: 'standard',
      years: [from, to],
    }
  })

// oxfmt-ignore
export const telehandlers: readonly DemoModel[] = [
  ...handlers('telehandlers-fixed', [
    // brand     model         kg     kW  lift  height  size            new  from  to
    ['manitou', 'MT 1440',    10_900, 75, 4000, 13.6, [6.0, 2.4, 2.6],  116, 2009, 2023],
    ['jcb',     '540-170',    12_400, 81, 4000, 16.7, [6.3, 2.4, 2.7],  126, 2009, 2024],
    ['manitou', 'MT 1840',    11_600, 97, 4000, 17.6, [6.2, 2.4, 2.7],  134, 2010, 2024],
    ['merlo',   'P 40.17',    12_000, 75, 4000, 16.7, [6.1, 2.3, 2.5],  122, 2008, 2021],
    ['jcb',     '535-140',    10_700, 74, 3500, 13.8, [6.2, 2.3, 2.6],  110, 2008, 2022],
    ['genie',   'GTH-4014',   10_600, 74, 4000, 13.6, [6.1, 2.4, 2.5],  108, 2009, 2020],
  ]),
  ...handlers('telehandlers-rotating', [
    ['manitou', 'MRT 2150',   16_800, 110, 4999, 20.6, [6.8, 2.5, 3.1], 250, 2008, 2019],
    ['merlo',   'Roto 45.21', 16_200, 110, 4500, 20.8, [6.7, 2.5, 3.0], 238, 2008, 2018],
    ['manitou', 'MRT 2540',   17_800, 115, 4000, 24.6, [7.1, 2.5, 3.1], 285, 2010, 2020],
  ]),
]

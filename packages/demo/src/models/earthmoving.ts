import { type DemoModel, type Size, transport } from './model.ts'

type Head = readonly [brand: string, model: string]
type Trade = readonly [size: Size, newUsdK: number, from: number, to: number]
type BladeRow = readonly [
  ...head: Head,
  subtype: string | null,
  operatingWeight: number,
  power: number,
  bladeWidth: number,
  ...trade: Trade,
]

const bladed = (
  category: string,
  artCategory: string,
  hoursPerYear: number,
  rows: readonly BladeRow[],
): DemoModel[] =>
  rows.map(([brand, model, subtype, operatingWeight, power, bladeWidth, ...trade]) => {
    const [size, newUsdK, from, to] = trade
    return {
      brand,
      model,
      category,
      art: { category: artCategory, ...(subtype !== null && { subtype }) },
      measures: { operatingWeight, power, bladeWidth, ...transport(size) },
      newUsdK,
      hoursPerYear,
      curve: 'standard',
      years: [from, to],
    }
  })

// oxfmt-ignore
export const dozers: readonly DemoModel[] = [
  ...bladed('dozers-small', 'dozer', 1000, [
    // brand         model     subtype  kg     kW  blade  size             new  from  to
    ['caterpillar', 'D3K2',    'oval',  8100,  60, 2.7, [4.3, 2.3, 2.8],  132, 2012, 2021],
    ['komatsu',     'D37EX-23','oval',  8600,  66, 2.7, [4.4, 2.3, 2.8],  136, 2012, 2022],
  ]),
  ...bladed('dozers-d5-d6', 'dozer', 1300, [
    ['caterpillar', 'D6R',     'high', 20_300, 145, 3.3, [5.3, 2.7, 3.2],  365, 2005, 2016],
    ['komatsu',     'D65EX-16','oval', 22_900, 164, 3.4, [5.5, 3.0, 3.2],  370, 2011, 2022],
    ['caterpillar', 'D6',      'high', 22_000, 160, 3.6, [5.7, 2.8, 3.4],  380, 2019, 2025],
    ['shantui',     'SD16',    'oval', 17_000, 120, 3.4, [5.1, 2.4, 3.1],  118, 2010, 2023],
    ['caterpillar', 'D5',      'high', 19_200, 127, 3.3, [5.4, 2.5, 3.2],  332, 2020, 2025],
    ['john-deere',  '750K',    'oval', 16_800, 129, 3.3, [5.2, 2.5, 3.2],  325, 2012, 2021],
  ]),
  ...bladed('dozers-d7-d8', 'dozer', 1300, [
    ['caterpillar', 'D8T',     'high', 38_000, 264, 3.9, [7.0, 3.4, 3.8],  720, 2008, 2022],
    ['komatsu',     'D85EX-15','oval', 28_000, 197, 3.7, [5.8, 3.0, 3.3],  480, 2008, 2018],
    ['caterpillar', 'D7',      'high', 29_000, 175, 3.7, [6.3, 3.2, 3.6],  560, 2014, 2024],
    ['shantui',     'SD32',    'oval', 37_200, 235, 4.0, [6.9, 3.2, 3.7],  232, 2010, 2022],
    ['caterpillar', 'D8R',     'high', 37_600, 228, 3.9, [6.9, 3.3, 3.8],  640, 1996, 2005],
    ['komatsu',     'D155A-6', 'oval', 39_500, 264, 4.1, [6.6, 3.2, 3.4],  650, 2008, 2019],
  ]),
]

// oxfmt-ignore
export const graders: readonly DemoModel[] = [
  ...bladed('graders-14-20t', 'motor-grader', 1200, [
    ['caterpillar', '140K',    null,   19_700, 150, 3.7, [10.1, 2.5, 3.3], 330, 2009, 2019],
    ['komatsu',     'GD655-5', null,   17_500, 150, 4.3, [9.0, 2.5, 3.3],  305, 2010, 2022],
    ['xcmg',        'GR215',   null,   16_500, 160, 4.3, [9.0, 2.6, 3.5],  116, 2012, 2023],
    ['caterpillar', '120K',    null,   16_100, 116, 3.7, [9.0, 2.5, 3.3],  275, 2009, 2020],
    ['liugong',     '4180D',   null,   15_500, 140, 4.0, [8.8, 2.6, 3.4],  112, 2014, 2024],
    ['caterpillar', '140',     null,   19_800, 186, 3.7, [10.1, 2.5, 3.3], 345, 2020, 2025],
  ]),
  ...bladed('graders-over-20t', 'motor-grader', 1200, [
    ['caterpillar', '160K',    null,   20_600, 159, 4.3, [10.3, 2.6, 3.4], 405, 2009, 2019],
    ['caterpillar', '16M',     null,   27_500, 221, 4.9, [11.7, 3.1, 3.7], 700, 2008, 2018],
  ]),
]

type DumperRow = readonly [
  ...head: Head,
  operatingWeight: number,
  power: number,
  payload: number,
  ...trade: Trade,
]

const dumper = (row: DumperRow): DemoModel => {
  const [brand, model, operatingWeight, power, payload, size, newUsdK, from, to] = row
  return {
    brand,
    model,
    category: 'articulated-dump-trucks',
    art: { category: 'articulated-dump-truck' },
    measures: { operatingWeight, power, payload, ...transport(size) },
    newUsdK,
    hoursPerYear: 1500,
    curve: 'standard',
    years: [from, to],
  }
}

// oxfmt-ignore
const DUMPERS: readonly DumperRow[] = [
  // brand         model      kg     kW  payload  size             new  from  to
  ['volvo',       'A40G',    30_000, 350, 39,   [11.3, 3.4, 3.8], 560, 2014, 2024],
  ['caterpillar', '730C',    25_600, 239, 28,   [10.4, 2.9, 3.5], 402, 2014, 2021],
  ['komatsu',     'HM400-3', 33_000, 348, 40,   [11.1, 3.5, 3.7], 548, 2012, 2020],
  ['volvo',       'A30G',    23_800, 265, 29,   [10.3, 2.9, 3.4], 408, 2014, 2024],
  ['bell',        'B40E',    29_000, 380, 39,   [10.9, 3.4, 3.8], 535, 2014, 2023],
  ['caterpillar', '745C',    33_000, 370, 41,   [11.3, 3.4, 3.8], 590, 2014, 2019],
  ['caterpillar', '725C',    22_900, 203, 24,   [10.4, 2.9, 3.4], 355, 2014, 2021],
  ['bell',        'B30E',    19_200, 245, 28,   [9.9, 2.9, 3.4],  372, 2014, 2023],
]

export const dumpTrucks: readonly DemoModel[] = DUMPERS.map(dumper)

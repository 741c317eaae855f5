import { type DemoModel, type Size, transport } from './model.ts'

type Row = readonly [
  brand: string,
  model: string,
  operatingWeight: number,
  power: number,
  bucket: number,
  size: Size,
  newUsdK: number,
  hoursPerYear: number,
  from: number,
  to: number,
]

const models = (category: string, rows: readonly Row[]): DemoModel[] =>
  rows.map(([brand, model, operatingWeight, power, bucket, size, ...trade]) => {
    const [newUsdK, hoursPerYear, from, to] = trade
    return {
      brand,
      model,
      category,
      art: { category: 'wheel-loader' },
      measures: { operatingWeight, power, bucket, ...transport(size) },
      newUsdK,
      hoursPerYear,
      curve: 'standard',
      years: [from, to],
    }
  })

// oxfmt-ignore
export const wheelLoaders: readonly DemoModel[] = [
  ...models('compact-wheel-loaders', [
    // brand         model      kg     kW   bucket  size             new   h/y  from  to
    ['volvo',       'L45H',     9200,  75, 1.6,   [6.0, 2.1, 2.9],  108,  950, 2016, 2024],
    ['caterpillar', '908M',     6500,  55, 1.1,   [5.7, 2.0, 2.5],   86,  900, 2014, 2022],
    ['case',        '321F',     5700,  48, 0.9,   [5.4, 1.8, 2.5],   78,  900, 2014, 2022],
  ]),
  ...models('wheel-loaders-mid', [
    ['caterpillar', '950M',   19_200, 186, 3.3,   [8.3, 2.9, 3.5],  255, 1400, 2014, 2021],
    ['komatsu',     'WA380-6',18_000, 143, 3.2,   [8.2, 2.7, 3.3],  240, 1400, 2007, 2018],
    ['volvo',       'L120H',  19_500, 180, 3.3,   [8.3, 2.8, 3.4],  246, 1400, 2014, 2024],
    ['sdlg',        'L956F',  17_000, 162, 3.0,   [8.1, 2.9, 3.5],   76, 1400, 2013, 2024],
    ['hyundai',     'HL960',  19_100, 169, 3.3,   [8.2, 2.8, 3.4],  196, 1400, 2016, 2024],
    ['liugong',     '856H',   17_000, 162, 3.0,   [8.2, 2.8, 3.5],   84, 1400, 2013, 2023],
    ['caterpillar', '950H',   18_300, 147, 3.1,   [8.1, 2.9, 3.5],  240, 1400, 2007, 2013],
    ['jcb',         '457',    19_500, 193, 3.5,   [8.3, 2.7, 3.4],  222, 1400, 2014, 2022],
    ['xcmg',        'LW500FN',17_100, 162, 3.0,   [7.9, 3.0, 3.5],   72, 1400, 2012, 2023],
  ]),
  ...models('wheel-loaders-large', [
    ['caterpillar', '966H',   23_700, 195, 4.0,   [8.8, 3.0, 3.6],  340, 1600, 2006, 2013],
    ['volvo',       'L180H',  27_000, 254, 4.6,   [9.3, 3.0, 3.6],  400, 1600, 2014, 2024],
    ['komatsu',     'WA470-6',23_500, 204, 4.2,   [8.3, 2.9, 3.5],  345, 1600, 2007, 2018],
    ['caterpillar', '966M',   23_200, 229, 4.0,   [8.7, 3.0, 3.6],  362, 1600, 2014, 2022],
    ['develon',     'DL420A', 22_500, 203, 4.2,   [8.4, 3.0, 3.6],  285, 1600, 2010, 2021],
    ['volvo',       'L220H',  32_000, 283, 5.2,   [9.8, 3.1, 3.7],  490, 1600, 2014, 2024],
    ['caterpillar', '972M',   24_900, 245, 4.6,   [9.2, 3.2, 3.8],  410, 1600, 2014, 2022],
    ['komatsu',     'WA500-6',35_000, 263, 5.6,   [9.3, 3.2, 3.8],  515, 1600, 2007, 2018],
  ]),
]

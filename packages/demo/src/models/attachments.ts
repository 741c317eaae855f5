import type { DemoModel, Measures } from './model.ts'

const attachment =
  (category: string, subtype: string) =>
  (
    brand: string,
    model: string,
    measures: Measures,
    newUsdK: number,
    years: DemoModel['years'],
  ): DemoModel => ({
    brand,
    model,
    category,
    art: { category: 'attachment', subtype },
    measures,
    newUsdK,
    curve: 'standard',
    years,
  })

const bucket = attachment('buckets', 'bucket')
const breaker = attachment('breakers', 'breaker')

// oxfmt-ignore
export const attachments: readonly DemoModel[] = [
  bucket('caterpillar', 'GD 1200', { operatingWeight: 950, bucket: 1.2, toolWidth: 1200, pinDiameter: 80, carrierMin: 18, carrierMax: 26 }, 8, [2014, 2024]),
  bucket('volvo', 'GP 1400', { operatingWeight: 1350, bucket: 1.8, toolWidth: 1400, pinDiameter: 90, carrierMin: 28, carrierMax: 38 }, 11, [2013, 2023]),
  breaker('atlas-copco', 'HB 2000', { operatingWeight: 2000, toolWidth: 620, pinDiameter: 90, carrierMin: 26, carrierMax: 40 }, 46, [2011, 2018]),
  breaker('caterpillar', 'H120', { operatingWeight: 1300, toolWidth: 540, pinDiameter: 80, carrierMin: 18, carrierMax: 28 }, 36, [2010, 2023]),
]

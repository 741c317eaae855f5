import type { Measure } from '@ironsouq/contract/device/device.schema'
import type { DemoModel } from './model.ts'

const attachment =
  (category: string, subtype: string) =>
  (
    brand: string,
    model: string,
    measures: Partial<Record<Measure, number>>,
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

export const attachments: readonly DemoModel[] = [
  bucket(
    'caterpillar',
    'GD 1200',
    { operatingWeight: 950, bucket: 1.2, width: 1200 },
    8,
    [2014, 2024],
  ),
  bucket('volvo', 'GP 1400', { operatingWeight: 1350, bucket: 1.8, width: 1400 }, 11, [2013, 2023]),
  breaker('atlas-copco', 'HB 2000', { operatingWeight: 2000 }, 46, [2011, 2018]),
  breaker('caterpillar', 'H120', { operatingWeight: 1300 }, 36, [2010, 2023]),
]

import { WHOLE_MODEL } from '@ironsouq/contract/mall/product/product-fit'
import { expect, it } from 'vitest'
import { headingKey } from '#features/machines/device-import/device-import.headings.rules.ts'
import { fitsText, readFits } from './product-import.fits.rules.ts'

const models = new Map([
  [headingKey('Caterpillar 320D'), 'a'],
  [headingKey('Komatsu PC200-8'), 'b'],
])

it('machines of a file are read as the export writes them [PR-4]', () => {
  const fits = [
    { ...WHOLE_MODEL, name: 'Caterpillar 320D', serialFrom: 'JLG-00001', serialTo: 'JLG04799' },
    { ...WHOLE_MODEL, name: 'Komatsu PC200-8', yearFrom: 2012 },
  ]
  const text = fitsText(fits)
  expect(text).toBe('Caterpillar 320D [JLG-00001..JLG04799]; Komatsu PC200-8 (2012..)')
  expect(readFits(text, models)).toMatchObject([
    { modelId: 'a', serialFrom: 'JLG-00001', serialTo: 'JLG04799', yearFrom: null },
    { modelId: 'b', serialFrom: null, yearFrom: 2012, yearTo: null },
  ])
  expect(readFits('caterpillar 320d', models)).toMatchObject([{ modelId: 'a', ...WHOLE_MODEL }])
})

it('a machine that is not known and a range that is none are refused [PR-4]', () => {
  expect(readFits('Caterpillar 320D; Volvo EC220D', models)).toBeUndefined()
  expect(readFits('Caterpillar 320D [JLG00002..JLG00001]', models)).toBeUndefined()
  expect(readFits('Caterpillar 320D (last year..)', models)).toBeUndefined()
})

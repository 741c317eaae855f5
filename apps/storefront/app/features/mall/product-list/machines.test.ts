import { expect, it } from 'vitest'
import { machinesFor, meantMachine } from './machines.ts'
import { readProductQuery } from './product-query.server.ts'

const CAT_320 = '11111111-1111-4111-8111-111111111111'
const PC200 = '22222222-2222-4222-8222-222222222222'
const ALL = [
  { modelId: CAT_320, brandCode: 'caterpillar', brandName: 'Caterpillar', model: '320' },
  { modelId: PC200, brandCode: 'komatsu', brandName: 'Komatsu', model: 'PC200-8' },
]

it('the page has the brands, and the models of the chosen brand or of the brand of the model [PR-4]', () => {
  const brands = [
    ['caterpillar', 'Caterpillar'],
    ['komatsu', 'Komatsu'],
  ]
  expect(machinesFor(ALL, {})).toEqual({ brands, brand: '', models: [] })
  const models = [{ modelId: PC200, model: 'PC200-8' }]
  const komatsu = { brands, brand: 'komatsu', models }
  expect(machinesFor(ALL, { machineBrand: 'komatsu' })).toEqual(komatsu)
  expect(machinesFor(ALL, { modelId: PC200 })).toEqual(komatsu)
})

it('another brand gives the model up, and the model of the brand needs no brand [PR-4]', () => {
  const asked = (query: string) => readProductQuery(new URLSearchParams(query))
  expect(meantMachine(ALL, asked(`machineBrand=komatsu&modelId=${CAT_320}`))).toEqual({
    machineBrand: 'komatsu',
    modelId: undefined,
  })
  expect(meantMachine(ALL, asked(`machineBrand=komatsu&modelId=${PC200}`))).toEqual({
    machineBrand: undefined,
    modelId: PC200,
  })
  expect(asked(`machineBrand=&modelId=${PC200}`).modelId).toBeUndefined()
  expect(asked('machineBrand=%3Cscript%3E').machineBrand).toBeUndefined()
})

import { expect, test } from 'vitest'
import { emissionOf } from './emission.ts'
import { demoModels } from './models/models.ts'

const modelOf = (brand: string, code: string) => {
  const found = demoModels.find((each) => each.brand === brand && each.model === code)
  if (!found) throw new Error(`no model ${brand} ${code}`)
  return found
}
const emissions = (brand: string, code: string, year: number) =>
  [true, false].map((isGulf) => emissionOf(modelOf(brand, code), year, () => isGulf))

test('the code of a model tells its emission standard in every year', () => {
  for (const year of [2009, 2012, 2016]) {
    expect(emissions('komatsu', 'PC200-8', year)).toEqual(['tier3', 'tier3'])
    expect(emissions('caterpillar', '320D', year)).toEqual(['tier3', 'tier3'])
    expect(emissions('komatsu', 'PC490LC-10', year)).toEqual(['tier4i', 'tier4i'])
    expect(emissions('volvo', 'EC220D', year)).toEqual(['tier3', 'tier4i'])
  }
})

test('without a code the year and the country of first sale tell it', () => {
  expect(emissions('caterpillar', '320', 2018)).toEqual(['tier3', 'tier4f'])
  expect(emissions('caterpillar', '320', 2022)).toEqual(['tier3', 'stageV'])
})

test('an engine below 37 kW has no Tier 3', () => {
  for (const year of [2010, 2015, 2021])
    expect(emissions('kubota', 'U17-3', year)).not.toContain('tier3')
})

import { STATED_FACTS } from '@ironsouq/contract/machines/device/device.enums'
import { expect, it } from 'vitest'
import { isForSale, reviewOf, type ReviewFacts } from './device.review.rules.ts'

// oxfmt-ignore
const VIEWS = ['quarter', 'quarter-right', 'rear', 'side', 'right', 'plate', 'meter', 'engine',
  'undercarriage', 'cab', 'tool', 'working'] as const

const complete: ReviewFacts = {
  rootCategory: 'excavators',
  hasReading: true,
  unstated: [],
  hasSpecs: true,
  views: VIEWS,
}
const openOf = (given: Partial<ReviewFacts>) =>
  reviewOf({ ...complete, ...given }).flatMap(({ code, isDone }) => (isDone ? [] : [code]))

it('finds nothing open in a listing with every fact and all photos', () => {
  expect(openOf({})).toEqual([])
})

it('names what is missing in the order of the form', () => {
  const views = VIEWS.filter((view) => view !== 'engine')
  const given = { hasReading: false, unstated: STATED_FACTS, hasSpecs: false, views }
  // oxfmt-ignore
  expect(openOf(given)).toEqual(['workHours', 'emission', 'customs', 'warranty', 'gccCooling', 'plated',
    'specs', 'photos', 'price', 'vatMode'])
})

it('asks no reading of what has no meter', () => {
  const views = ['side', 'right', 'plate', 'tool'] as const
  expect(openOf({ rootCategory: 'attachments', hasReading: false, views })).toEqual([])
})

it('lets staff sell without photos, but not without a fact that buyers read', () => {
  expect(isForSale('photos')).toBe(false)
  expect(['customs', 'price'].every((code) => isForSale(code as 'price'))).toBe(true)
})

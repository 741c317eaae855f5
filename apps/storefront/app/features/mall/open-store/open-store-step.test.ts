import { describe, expect, it } from 'vitest'
import { missingParts, stepAfter, stepShown } from './open-store-step.ts'

const own = (
  state: 'draft' | 'underReview' | 'approved' | 'rejected',
  missing: ('basics' | 'company' | 'settlement' | 'documents')[] = [],
) => ({ state, missing, store: null })

describe('the step of an application that is shown [ST-1]', () => {
  it('is the first for who never applied, whatever the address says', () => {
    expect(stepShown(null, '')).toBe('basics')
    expect(stepShown(null, 'review')).toBe('basics')
  })

  it('is where a draft was left, or the one that was asked for', () => {
    expect(stepShown(own('draft', ['documents', 'settlement']), '')).toBe('company')
    expect(stepShown(own('draft'), '')).toBe('review')
    expect(stepShown(own('draft', ['settlement']), 'basics')).toBe('basics')
    expect(stepShown(own('draft', ['settlement']), 'nonsense')).toBe('settlement')
  })

  it('is none before the reasons of a rejection were read', () => {
    expect(stepShown(own('rejected'), '')).toBeUndefined()
    expect(stepShown(own('rejected'), 'company')).toBe('company')
  })

  it('is none while it is reviewed, nor when it was approved', () => {
    expect(stepShown(own('underReview'), 'basics')).toBeUndefined()
    expect(stepShown(own('approved'), 'basics')).toBeUndefined()
  })

  it('is the first again for a store that is closed for good', () => {
    const ended = { ...own('approved'), store: { state: 'terminated' as const } }
    expect(stepShown(ended, '')).toBeUndefined()
    expect(stepShown(ended, 'basics')).toBe('basics')
  })
})

it('continues with the next step, and counts documents to the company', () => {
  expect(stepAfter('basics')).toBe('company')
  expect(stepAfter('settlement')).toBe('review')
  expect(missingParts({ missing: ['documents'] })).toEqual(['company'])
})

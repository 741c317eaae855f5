import { describe, expect, it } from 'vitest'
import {
  checkAgainOn,
  issuesOf,
  qualityOf,
  type ListingFacts,
} from './device-admin.quality.rules.ts'

const TODAY = '2026-11-14'
const COMPLETE: ListingFacts = {
  rootCategory: 'excavators',
  // oxfmt-ignore
  views: ['quarter', 'quarter-right', 'rear', 'side', 'right', 'plate', 'meter', 'engine',
    'undercarriage', 'cab', 'tool', 'working'],
  specFields: ['power', 'bucket'],
  specsFilled: ['power', 'bucket'],
  inspectedOn: '2026-11-01',
  proven: ['hours', 'identity', 'serviceBook'],
  noteStates: [
    { locale: 'ar', state: 'source' },
    { locale: 'en', state: 'translated' },
  ],
  hasPrice: true,
  guidePercent: -2,
  expiries: ['2027-06-01'],
  pairs: [],
}

describe('the quality of a listing', () => {
  it('is 100 with nothing to do when it is complete [EQ-8]', () => {
    expect(qualityOf(COMPLETE, TODAY)).toEqual({ score: 100, steps: [] })
    expect(issuesOf(COMPLETE, TODAY)).toEqual([])
  })

  it('says what to do next, the most points first', () => {
    const facts: ListingFacts = {
      ...COMPLETE,
      views: ['quarter', 'quarter-right', 'rear', 'side', 'right', 'meter'],
      specsFilled: ['power'],
      noteStates: [
        { locale: 'ar', state: 'source' },
        { locale: 'en', state: 'outdated' },
        { locale: 'de', state: 'missing' },
      ],
      inspectedOn: '2026-08-01',
      proven: ['hours', 'identity'],
    }
    const { score, steps } = qualityOf(facts, TODAY)
    expect(steps).toEqual([
      {
        code: 'photos',
        points: 15,
        missing: ['plate', 'engine', 'undercarriage', 'tyre', 'cab', 'panel', 'tool', 'working'],
      },
      { code: 'specs', points: 10, missing: ['bucket'] },
      { code: 'inspection', points: 9, missing: [] },
      { code: 'languages', points: 7, missing: ['en', 'de'] },
      { code: 'serviceBook', points: 3, missing: [] },
    ])
    expect(score).toBe(56)
  })

  it('does not ask for an engine and a cab of an attachment', () => {
    const { steps } = qualityOf(
      { ...COMPLETE, rootCategory: 'attachments', views: ['side', 'right', 'plate', 'tool'] },
      TODAY,
    )
    expect(steps).toEqual([])
  })
})

describe('the issues of a listing', () => {
  it.each([
    [{ pairs: ['sameSerial', 'duplicatePhoto'] }, ['sameSerial', 'duplicatePhoto']],
    [{ views: ['side'] }, ['noPlatePhoto']],
    [{ inspectedOn: '2026-09-14' }, ['reportOld']],
    [{ inspectedOn: '2026-09-15' }, []],
    [{ guidePercent: -20 }, ['belowGuide']],
    [{ guidePercent: -19 }, []],
    [{ expiries: ['2026-12-14'] }, ['certificateExpires']],
    [{ expiries: ['2026-12-15'] }, []],
  ] as [Partial<ListingFacts>, string[]][])('of %j are %j', (given, issues) => {
    expect(issuesOf({ ...COMPLETE, ...given }, TODAY)).toEqual(issues)
  })

  it('are calculated again on the day on which time alone changes them', () => {
    const facts = { ...COMPLETE, inspectedOn: '2026-09-20', expiries: ['2026-12-18'] }
    const day = checkAgainOn(facts, TODAY)
    expect(day).toBe('2026-11-18')
    expect(issuesOf(facts, TODAY)).toEqual([])
    expect(issuesOf(facts, day ?? '')).toEqual(['certificateExpires'])
    expect(checkAgainOn({ ...COMPLETE, inspectedOn: null, expiries: [] }, TODAY)).toBeNull()
  })
})

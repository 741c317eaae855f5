import type {
  DraftFinding,
  InspectionForm,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { describe, expect, it } from 'vitest'
import {
  accepted,
  compared,
  decided,
  emptyFinding,
  handedIn,
  METER,
  opened,
  stateOf,
} from './stored-form.ts'

const [A, B, C] = ['a', 'b', 'c']
const ok = (pointId = '', given: Partial<DraftFinding> = {}): DraftFinding => ({
  ...emptyFinding(pointId),
  state: 'ok',
  ...given,
})
const form = (version: number, findings: DraftFinding[] = []): InspectionForm => ({
  deviceId: 'd',
  stockNo: 'IS-1',
  title: 'Hyundai HX220L',
  yearMade: 2021,
  workHours: 5260,
  mileageKm: null,
  grade: 'C',
  yardName: 'Al Sajaa',
  cover: null,
  lastReport: null,
  points: [],
  version,
  findings,
  forParts: false,
  photos: [],
  changedAt: version === 0 ? null : '2026-11-16T08:00:00Z',
  changedBy: version === 0 ? null : 'Amal',
  submitted: null,
  returned: null,
})
const AT = '2026-11-16T09:00:00Z'

/** A form that was read at version 1 with two points, and noted on since. */
const noted = (...findings: DraftFinding[]) => {
  const stored = opened(undefined, { staffId: 's', form: form(1, [ok(A), ok(B)]), photos: 0 })
  return { ...stored, noted: { findings, forParts: false }, changedAt: AT }
}

describe('a form on this device [EQ-8]', () => {
  it('is stored, then waits, then is sent; what was noted meanwhile waits on', () => {
    const fresh = opened(undefined, { staffId: 's', form: form(0), photos: 0 })
    expect(stateOf(fresh, 0)).toBe('stored')
    expect(stateOf(fresh, 1)).toBe('waiting')
    const sent = { findings: [ok(A)], forParts: false }
    const waiting = { ...fresh, noted: sent, changedAt: AT }
    expect(stateOf(waiting, 0)).toBe('waiting')
    expect(stateOf(accepted(waiting, sent, 1, AT), 0)).toBe('sent')
    const later = { ...waiting, noted: { ...sent, findings: [ok(A), ok(B)] } }
    expect(accepted(later, sent, 1, AT)).toMatchObject({ form: { version: 1 }, changedAt: AT })
  })

  it('is handed in at the version that the server gave, and a later change takes it back', () => {
    const stored = { ...noted(ok(A)), changedAt: null, finishId: 'key' }
    const handed = handedIn(stored, { version: 2, at: AT, by: 'Amal' })
    expect(handed).toMatchObject({
      finishId: null,
      form: { version: 2, submitted: { by: 'Amal' } },
    })
    expect(stateOf(handed, 0)).toBe('sent')
    const changed = { findings: [ok(A), ok(B)], forParts: false }
    expect(accepted(handed, changed, 3, AT).form).toMatchObject({ version: 3, submitted: null })
  })

  it('keeps what is not sent when it is read again, and takes what the server has otherwise', () => {
    const stored = noted(ok(A, { state: 'action' }))
    const read = { staffId: 's', form: form(2, [ok(C)]), photos: 0 }
    expect(opened(stored, read)).toMatchObject({ noted: stored.noted, form: { version: 1 } })
    expect(opened({ ...stored, changedAt: null }, read).noted.findings).toEqual([ok(C)])
  })

  it('takes over what only one of two people changed, without a question', () => {
    const stored = noted(ok(A, { state: 'action' }), ok(B))
    const next = compared(stored, form(2, [ok(A), ok(B, { value: 3 }), ok(C)]), AT)
    expect(next).toMatchObject({ conflict: null, changedAt: AT, form: { version: 2 } })
    expect(next.noted.findings).toEqual([ok(A, { state: 'action' }), ok(B, { value: 3 }), ok(C)])
  })

  it('has nothing to send when the other person noted the same', () => {
    const stored = noted(ok(A, { value: 1 }), ok(B))
    expect(compared(stored, form(2, [ok(A, { value: 1 }), ok(B)]), AT)).toMatchObject({
      conflict: null,
      changedAt: null,
    })
  })

  it.each([
    ['own', 'action'],
    ['other', 'monitor'],
  ] as const)('asks about a point that both changed: %s', (choice, state) => {
    const stored = noted(ok(A, { state: 'action' }), ok(B))
    const asked = compared(stored, form(2, [ok(A, { state: 'monitor' }), ok(B)]), AT)
    expect(stateOf(asked, 0)).toBe('conflict')
    expect(asked.conflict).toMatchObject({ by: 'Amal', points: [A] })
    const next = decided(asked, A ?? '', choice, AT)
    expect(next.conflict).toBeNull()
    expect(next.noted.findings.find(({ pointId }) => pointId === A)?.state).toBe(state)
  })

  it.each([
    ['own', 5300],
    ['other', 5268],
  ] as const)('asks about a reading of the meter that both changed: %s', (choice, hours) => {
    const stored = noted(ok(A), ok(B))
    const read = { ...stored, noted: { ...stored.noted, meterHours: 5300 } }
    const theirs = { ...form(2, [ok(A), ok(B)]), meterHours: 5268 }
    const asked = compared(read, theirs, AT)
    expect(asked.conflict).toMatchObject({ points: [METER], meterHours: 5268 })
    const next = decided(asked, METER, choice, AT)
    expect(next).toMatchObject({ conflict: null, noted: { meterHours: hours } })
  })

  it('takes over a reading that only one of two people entered', () => {
    const stored = noted(ok(A), ok(B))
    const theirs = { ...form(2, [ok(A), ok(B)]), meterHours: 5268 }
    expect(compared(stored, theirs, AT)).toMatchObject({
      conflict: null,
      changedAt: null,
      noted: { meterHours: 5268 },
    })
    const own = { ...stored, noted: { ...stored.noted, meterHours: 5300 } }
    expect(compared(own, form(2, [ok(A), ok(B)]), AT)).toMatchObject({
      conflict: null,
      changedAt: AT,
      noted: { meterHours: 5300 },
    })
  })

  it('has something to send when only a remark or the reading changed', () => {
    const stored = noted(ok(A), ok(B))
    const sent = { findings: [ok(A), ok(B)], forParts: false }
    const remarked = { ...stored.noted, findings: [ok(A, { remarkId: C ?? '' }), ok(B)] }
    expect(accepted({ ...stored, noted: remarked }, sent, 2, AT).changedAt).toBe(AT)
    const read = { ...stored.noted, meterHours: 1 }
    expect(accepted({ ...stored, noted: read }, sent, 2, AT).changedAt).toBe(AT)
  })
})

import { describe, expect, it } from 'vitest'
import { allowed, faults } from '../../lifecycle.ts'
import { attachmentLifecycle, inquiryLifecycle } from './inquiry.lifecycle.ts'

describe('the lifecycle of an inquiry [IN-2]', () => {
  it('has no unreachable state, no dead end and no way out of invalid', () => {
    expect(faults(inquiryLifecycle)).toEqual([])
    expect(faults(attachmentLifecycle)).toEqual([])
  })

  it('lets staff push what is not reviewed, and call both invalid', () => {
    expect(
      inquiryLifecycle.states.map((state) => allowed(inquiryLifecycle, state, 'staff')),
    ).toEqual([['push', 'invalidate'], ['invalidate'], []])
  })
})

import type { CenterInfo, Profile } from '@ironsouq/contract/people/member/member.schema'
import { describe, expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'
import { pendingTasks } from './pending-tasks.ts'

const center = (cheaper: number, sold: number, unreadNotices: number) =>
  ({ favorites: { total: 9, cheaper, sold }, unreadNotices }) as CenterInfo

const AT = '2026-11-17T08:00:00Z'
const profile = (given: Partial<Profile> = {}) =>
  ({
    mail: 'a@b.ae',
    mailVerifiedAt: AT,
    mobile: null,
    mobileVerifiedAt: null,
    ...given,
  }) as Profile

const titles = (known: Parameters<typeof pendingTasks>[0]) =>
  pendingTasks(known).map(({ title, count }) => `${title} ${count ?? ''}`.trim())

describe('what waits for a member [CL-12]', () => {
  it('is nothing when all is done', () => {
    expect(titles({ center: center(0, 0, 0), profile: profile(), passkeys: 1 })).toEqual([])
    expect(titles({ center: center(0, 0, 0), profile: profile(), passkeys: undefined })).toEqual([])
  })

  it('starts with the saved machines', () => {
    expect(titles({ center: center(3, 1, 2), profile: profile(), passkeys: 0 })).toEqual([
      'userCenter.todoCheaper 3',
      'userCenter.todoSold 1',
      'userCenter.todoNotifications 2',
      'userCenter.todoPasskey',
    ])
  })

  it('asks for an address, or for the proof of one', () => {
    const known = { center: center(0, 0, 0), passkeys: 1 }
    const unproven = profile({ mailVerifiedAt: null, mobile: '+971501234567' })
    expect(titles({ ...known, profile: unproven })).toEqual([
      'userCenter.todoMail',
      'userCenter.todoMobile',
    ])
    expect(titles({ ...known, profile: profile({ mail: null }) })).toEqual([
      'userCenter.todoNoMail',
    ])
  })
})

describe('the greeting', () => {
  it.each([
    ['2026-11-16T19:59:00Z', 'userCenter.goodEvening'],
    ['2026-11-17T00:19:00Z', 'userCenter.goodMorning'],
    ['2026-11-17T08:00:00Z', 'userCenter.goodAfternoon'],
    ['2026-11-17T14:00:00Z', 'userCenter.goodEvening'],
  ])('at %s is that of the hour in the Gulf: %s', (now, greeting) => {
    expect(greetingAt(now)).toBe(greeting)
  })
})

import { viewingLifecycle } from '@ironsouq/contract/deals/viewing/viewing.lifecycle'
import { faults } from '@ironsouq/contract/lifecycle'
import { expect, it } from 'vitest'
import { staffActions } from './viewing.rules.ts'

const startsAt = new Date('2026-11-17T05:00:00Z')
const at = (time: string) => new Date(`2026-11-17T${time}:00Z`)

it('a viewing has no dead end, and staff do with it what its time allows [BO-2]', () => {
  expect(faults(viewingLifecycle)).toEqual([])
  const booked = { state: 'booked', startsAt } as const
  expect(staffActions(booked, at('03:59'))).toEqual(['move', 'cancel'])
  expect(staffActions(booked, at('04:00'))).toEqual(['move', 'cancel', 'arrive'])
  expect(staffActions(booked, at('05:00'))).toEqual(['arrive', 'miss'])
  expect(staffActions({ state: 'missed', startsAt }, at('05:30'))).toEqual(['arrive'])
  expect(staffActions({ state: 'visited', startsAt }, at('05:30'))).toEqual([])
  expect(staffActions({ state: 'cancelled', startsAt }, at('03:00'))).toEqual([])
})

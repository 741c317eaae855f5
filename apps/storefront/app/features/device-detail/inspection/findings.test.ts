import type { Finding } from '@ironsouq/contract/device/device.schema'
import { describe, expect, it } from 'vitest'
import { summarise } from './findings.ts'

const finding = (code: string, given: Partial<Finding> = {}): Finding => ({
  code,
  name: code,
  part: 'engine',
  state: 'ok',
  value: null,
  unit: null,
  note: null,
  repair: null,
  picture: null,
  at: null,
  ...given,
})

const SHEET = [
  finding('cab', { at: { x: 610, y: 580 } }),
  finding('lights'),
  finding('teeth', { state: 'monitor', at: { x: 280, y: 750 } }),
  finding('swing', {
    state: 'action',
    at: { x: 710, y: 710 },
    repair: { amount: '1900.50', currency: 'AED' },
  }),
  finding('horn', { state: 'action', repair: { amount: '99.50', currency: 'AED' } }),
  finding('links', { part: 'undercarriage', value: 42, unit: 'percent' }),
  finding('winch', { state: 'na', at: { x: 10, y: 10 } }),
]

describe('the summary of an inspection [EQ-3]', () => {
  it('puts the worst first and numbers what is drawn in that order', () => {
    const { faults, sound } = summarise({ findings: SHEET })
    expect([...faults, ...sound].map(({ code, number }) => [code, number])).toEqual([
      ['swing', 1],
      ['horn', null],
      ['teeth', 2],
      ['cab', 3],
    ])
  })

  it('keeps the rest, and what the machine does not have, for who wants all of it', () => {
    expect(summarise({ findings: SHEET }).rest.map(({ code }) => code)).toEqual(['lights', 'winch'])
  })

  it('draws nothing where the machine has nothing', () => {
    const { drawn } = summarise({ findings: SHEET })
    expect(drawn.map(({ code }) => code)).toEqual(['swing', 'teeth', 'cab'])
  })

  it('draws wear of the undercarriage as bars', () => {
    expect(summarise({ findings: SHEET }).wear.map(({ code }) => code)).toEqual(['links'])
  })

  it('counts each state, and adds up the repairs to the fils', () => {
    const { counts, repairs } = summarise({ findings: SHEET })
    expect(counts).toEqual([
      { state: 'ok', count: 3 },
      { state: 'monitor', count: 1 },
      { state: 'action', count: 2 },
    ])
    expect(repairs).toEqual({ count: 2, sum: { amount: '2000.00', currency: 'AED' } })
  })

  it('has no sum without estimated repairs', () => {
    expect(summarise({ findings: [finding('cab')] }).repairs).toBeNull()
  })
})

import type { Finding } from '@ironsouq/contract/machines/device/device.schema'
import { describe, expect, it } from 'vitest'
import { summarise } from './findings.ts'

const finding = (code: string, given: Partial<Finding> = {}): Finding => ({
  number: 9,
  code,
  name: code,
  part: 'engine',
  state: 'ok',
  value: null,
  unit: null,
  remark: null,
  note: null,
  repair: null,
  picture: null,
  at: null,
  ...given,
})

const SHEET = [
  finding('cab', { number: 4, at: { x: 610, y: 580 } }),
  finding('lights', { number: 5 }),
  finding('teeth', { number: 3, state: 'monitor', at: { x: 280, y: 750 } }),
  finding('swing', {
    number: 1,
    state: 'action',
    at: { x: 710, y: 710 },
    repair: { amount: '1900.50', currency: 'AED' },
  }),
  finding('horn', { number: 2, state: 'action', repair: { amount: '99.50', currency: 'AED' } }),
  finding('links', { number: 6, part: 'undercarriage', value: 42, unit: 'percent' }),
  finding('winch', { number: null, state: 'na', at: { x: 10, y: 10 } }),
]

describe('the summary of an inspection [EQ-3]', () => {
  it('puts the worst first, with the numbers of the report', () => {
    const { faults, sound } = summarise({ findings: SHEET })
    expect([...faults, ...sound].map(({ code, number }) => [code, number])).toEqual([
      ['swing', 1],
      ['horn', 2],
      ['teeth', 3],
      ['cab', 4],
    ])
  })

  it('keeps the rest, and what the machine does not have, for who wants all of it', () => {
    expect(summarise({ findings: SHEET }).rest.map(({ code }) => code)).toEqual(['lights', 'winch'])
  })

  it('shows what verifies a fact, also without a place on the picture', () => {
    const plate = finding('serialPlate', { part: 'identity' })
    expect(summarise({ findings: [plate] }).sound).toEqual([plate])
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

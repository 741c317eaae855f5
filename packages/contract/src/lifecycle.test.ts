import { describe, expect, it } from 'vitest'
import { deviceLife } from './device/device.lifecycle.ts'
import { allowed, faults, lifecycle } from './lifecycle.ts'

describe.each([deviceLife])('the life of a $name', (life) => {
  it('has no unreachable state, no dead end and no way out of a final state', () => {
    expect(faults(life)).toEqual([])
  })
})

describe('the life of a device', () => {
  it.each([
    ['draft', ['publish', 'withdraw']],
    ['listed', ['reserve', 'sell', 'withdraw']],
    ['reserved', ['release', 'sell', 'withdraw']],
    ['withdrawn', ['relist']],
    ['sold', []],
  ] as const)('lets staff do with one that is %s: %j', (state, actions) => {
    expect(allowed(deviceLife, state, 'staff')).toEqual(actions)
  })
})

describe('faults', () => {
  it('finds what a table must not have', () => {
    const broken = lifecycle('broken', {
      states: ['a', 'b', 'island', 'end'],
      initial: 'a',
      final: ['end'],
      moves: [
        ['go', ['a'], 'b', ['staff']],
        ['wake', ['end'], 'a', ['staff']],
      ],
    })
    expect(faults(broken)).toEqual([
      'island cannot be reached',
      'end cannot be reached',
      'b is a dead end',
      'island is a dead end',
      'wake leaves a final state',
    ])
  })
})

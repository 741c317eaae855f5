import { describe, expect, it } from 'vitest'
import { csvCell, kindOf } from './audit.rules.ts'

describe('an audit entry', () => {
  it('is about money, access, a state or something else', () => {
    const none = { permission: null, entity: null, hasState: false }
    expect(kindOf({ ...none, permission: 'device.reprice', hasState: true })).toBe('money')
    expect(kindOf({ ...none, entity: 'role', hasState: true })).toBe('access')
    expect(kindOf({ ...none, entity: 'device', hasState: true })).toBe('state')
    expect(kindOf(none)).toBe('other')
  })

  it('is a row of a spreadsheet that executes nothing', () => {
    expect(['=1+1', ' =1', 'a "b", c', null, 'plain'].map((text) => csvCell(text))).toEqual([
      "'=1+1",
      "' =1",
      '"a ""b"", c"',
      '',
      'plain',
    ])
  })
})

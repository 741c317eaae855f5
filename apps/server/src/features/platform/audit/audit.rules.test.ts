import { describe, expect, it } from 'vitest'
import { csvCell, kindOf } from './audit.rules.ts'

describe('an audit entry', () => {
  it('is about money or access by its permission, else about what it names', () => {
    const none = { permission: null, entity: null }
    expect(kindOf({ permission: 'device.reprice', entity: 'device' })).toBe('money')
    expect(kindOf({ permission: 'staff.edit', entity: 'session' })).toBe('access')
    expect(kindOf({ ...none, entity: 'payout' })).toBe('money')
    expect(kindOf({ permission: 'device.move', entity: 'device' })).toBe('machines')
    expect(kindOf({ permission: 'news.edit', entity: null })).toBe('content')
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

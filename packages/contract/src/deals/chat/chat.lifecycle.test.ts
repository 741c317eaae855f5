import { describe, expect, it } from 'vitest'
import { allowed, faults } from '../../lifecycle.ts'
import { chatLifecycle, isChatOpen } from './chat.lifecycle.ts'

describe('the lifecycle of a conversation', () => {
  it('has no unreachable state and no dead end: what ended or expired begins again [CH-3]', () => {
    expect(faults(chatLifecycle)).toEqual([])
    for (const state of chatLifecycle.states)
      expect(allowed(chatLifecycle, state, 'member')).toContain('consult')
  })

  it('lets only people of a desk take, give and release', () => {
    expect(allowed(chatLifecycle, 'waiting', 'staff')).toEqual(['take', 'transfer', 'end'])
    expect(allowed(chatLifecycle, 'assigned', 'merchant')).toEqual(['transfer', 'release', 'end'])
    expect(chatLifecycle.states.filter(isChatOpen)).toEqual(['waiting', 'assigned'])
  })
})

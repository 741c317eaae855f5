import { describe, expect, it } from 'vitest'
import { canWrite, linkOf } from './connection.ts'

const facts = {
  state: 'connected',
  wasConnected: false,
  isLongGone: false,
  isSessionEnded: false,
  isUserMissing: false,
} as const

describe('what a chat says about its connection', () => {
  it('connects first, and reconnects after it was connected', () => {
    expect(linkOf({ ...facts, state: 'connecting' })).toBe('connecting')
    expect(linkOf({ ...facts, state: 'disconnected' })).toBe('connecting')
    expect(linkOf(facts)).toBe('connected')
    for (const state of ['connecting', 'disconnected'] as const)
      expect(linkOf({ ...facts, state, wasConnected: true })).toBe('disconnected')
  })

  it('is broken when it does not come back or is refused, but not without a network', () => {
    const gone = { ...facts, wasConnected: true, isLongGone: true }
    expect(linkOf({ ...gone, state: 'connecting' })).toBe('broken')
    expect(linkOf({ ...facts, state: 'refused' })).toBe('broken')
    expect(linkOf({ ...gone, state: 'offline' })).toBe('offline')
    expect(linkOf({ ...gone, state: 'connected' })).toBe('connected')
  })

  it('takes no more messages once another session has the chat or the session is over', () => {
    const displaced = linkOf({ ...facts, state: 'displaced' })
    const ended = linkOf({ ...facts, state: 'ended' })
    const signedOut = linkOf({ ...facts, state: 'connecting', isSessionEnded: true })
    const unknown = linkOf({ ...facts, state: 'connecting', isUserMissing: true })
    expect([displaced, ended, signedOut, unknown]).toEqual([
      'displaced',
      'sessionEnded',
      'sessionEnded',
      'noUser',
    ])
    for (const link of [displaced, ended, signedOut, unknown]) expect(canWrite(link)).toBe(false)
    for (const link of ['offline', 'disconnected', 'broken'] as const)
      expect(canWrite(link)).toBe(true)
  })
})

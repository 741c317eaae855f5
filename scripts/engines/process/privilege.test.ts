import { describe, expect, it } from 'vitest'
import { unprivileged } from './privilege.ts'

const SYSTEM_USER = { uid: 1234, gid: 1234 }

describe('the command of an engine', () => {
  it('is unchanged for an ordinary user', () => {
    const { prefix, uid } = unprivileged(['/any'], { uid: 1000, user: () => SYSTEM_USER })
    expect([prefix, uid]).toEqual([[], 1000])
  })

  it('runs as the system user, who owns the data, for root', () => {
    const asked: string[] = []
    const canRun = (command: readonly string[]) => asked.push(command.join(' ')) > 0
    const { prefix, uid } = unprivileged(['/a', '/b'], { uid: 0, user: () => SYSTEM_USER, canRun })
    expect(prefix.join(' ')).toBe('setpriv --reuid=1234 --regid=1234 --clear-groups')
    expect(uid).toBe(1234)
    expect(asked).toEqual(['/a', '/b'].map((path) => `${prefix.join(' ')} test -r ${path}`))
  })

  it('runs in a user namespace for root where the system user cannot read a path', () => {
    const canRun = (command: readonly string[]) => command.at(-1) !== '/root/clone'
    const root = { uid: 0, user: () => SYSTEM_USER, canRun }
    const { prefix, uid } = unprivileged(['/var', '/root/clone'], root)
    expect(prefix[0]).toBe('unshare')
    expect(uid).toBe(0)
  })

  it('is refused when root cannot switch to another user', () => {
    const root = { uid: 0, user: () => undefined, canRun: () => false }
    expect(() => unprivileged(['/var'], root)).toThrow('run this as an ordinary user')
  })
})

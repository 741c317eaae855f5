import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const call = {
  method: 'POST',
  path: '/p/x',
  summary: 'A call of this test',
  data: z.null(),
} as const

describe('an endpoint', () => {
  it('for staff names the permission it needs: the compiler refuses it otherwise', () => {
    const named = endpoint({ ...call, audience: 'staff', permission: 'device.move', audit: true })
    expect(named).toMatchObject({ permission: 'device.move', audit: true })
    // @ts-expect-error a staff endpoint without a permission
    endpoint({ ...call, audience: 'staff' })
    // @ts-expect-error a permission that does not exist
    endpoint({ ...call, audience: 'staff', permission: 'device.explode' })
  })

  it('for others names none', () => {
    expect(endpoint({ ...call, audience: 'member' })).toMatchObject({
      permission: null,
      audit: false,
    })
    // @ts-expect-error members have no permissions
    endpoint({ ...call, audience: 'member', permission: 'device.move' })
    // @ts-expect-error only staff commands are audited
    endpoint({ ...call, audience: 'anyone', audit: true })
  })

  it('is called with a token unless it is for anyone, or says otherwise [CL-5]', () => {
    expect(endpoint({ ...call, audience: 'member' }).sendsToken).toBe(true)
    expect(endpoint({ ...call, audience: 'anyone' }).sendsToken).toBe(false)
    expect(endpoint({ ...call, audience: 'anyone', sendsToken: true }).sendsToken).toBe(true)
  })
})

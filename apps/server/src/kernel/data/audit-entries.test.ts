import { describe, expect, it } from 'vitest'
import { withoutPersonalData } from './audit-entries.ts'
import { createSigner } from './signer.ts'

const signer = createSigner('a-secret-of-tests-with-32-characters')
const hidden = expect.stringMatching(/^hash:[\w-]{16}$/) as string

describe('an audit entry', () => {
  it('has no personal data of people, and shows whether it changed', () => {
    const hide = (mail: string) => withoutPersonalData(signer, 'member', { mail, level: 2 })
    expect(hide('a@yard.example')).toEqual({ mail: hidden, level: 2 })
    expect(hide('a@yard.example')).toEqual(hide('a@yard.example'))
    expect(hide('a@yard.example')).not.toEqual(hide('b@yard.example'))
    expect(withoutPersonalData(signer, 'staff', { roles: [{ name: 'x' }], mail: null })).toEqual({
      roles: [{ name: hidden }],
      mail: null,
    })
  })

  it('has the contact of a company, and never a secret', () => {
    const branch = { phone: '+97142345678', texts: { en: { name: 'Dubai' } } }
    expect(withoutPersonalData(signer, 'branch', branch)).toEqual(branch)
    expect(withoutPersonalData(signer, null, { token: 't' })).toEqual({ token: hidden })
  })
})

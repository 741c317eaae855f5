import { expect, it } from 'vitest'
import { createSigner } from './signer.ts'

const signer = createSigner('a-secret-of-tests-with-32-characters')

it('verifies only what it signed for the same purpose', () => {
  const signed = signer.sign('ticket', 'some.text')
  expect(signer.verify('ticket', signed)).toBe('some.text')
  expect(signer.verify('state', signed)).toBeNull()
  expect(signer.verify('ticket', `${signed}x`)).toBeNull()
  expect(signer.verify('ticket', signed.replace('some', 'same'))).toBeNull()
  expect(createSigner('another-secret-of-tests-32-characters').verify('ticket', signed)).toBeNull()
  expect(signer.verify('ticket', '')).toBeNull()
  expect(signer.verify('ticket', 'nothing')).toBeNull()
})

it('has a stable fingerprint of a text, different for another purpose', () => {
  expect(signer.fingerprint('a', 'x')).toEqual(signer.fingerprint('a', 'x'))
  expect(signer.fingerprint('a', 'x')).not.toEqual(signer.fingerprint('b', 'x'))
  expect(signer.fingerprint('a', 'x')).toHaveLength(32)
})

import { hash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@ironsouq/contract/identity/second-factor/second-factor.limits'

/** Without the letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'
const LENGTH = 16

/** 16 characters of 30, about 78 bits: a hash without a key is enough for them. */
function newCode(): string {
  let code = ''
  while (code.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      // The remainder of a byte over 239 would favour some characters.
      if (byte < 240 && code.length < LENGTH) code += SIGNS[byte % 30] ?? ''
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/** The same for every way of typing it. */
export const recoveryHash = (typed: string): Buffer =>
  hash('sha256', typed.toLowerCase().replace(/[^a-z\d]/g, ''), 'buffer')

import { CODE_DIGITS } from '@ironsouq/contract/identity/identity.limits'
import type { Seal } from '#kernel/seal.ts'

/** The digits of a code: made of its row's id and the installation's secret, and kept nowhere. */
export const digitsOf = (seal: Seal, codeId: string): string =>
  String(seal.print('code', codeId).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')

/** Nobody's inbox is filled by pressing a button again and again. */
export const CODES_ASKED = { max: 10, seconds: 3600 }
/** New codes bring new tries: this many wrong ones in a day, over all codes of a target. */
export const CODES_TRIED = { max: 50, seconds: 86_400 }

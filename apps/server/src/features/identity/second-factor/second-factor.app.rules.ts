import { encode } from 'uqr'
import { base32, otpauthUri } from './second-factor.totp.rules.ts'

const ISSUER = 'Ironsouq'

/** One unit per module, the dark ones of a row as horizontal runs. */
function qrOf(text: string) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: path.flat().join('') }
}

/** A secret as a person gives it to an authenticator app: to type, to open and to scan. */
export function appSecret(bytes: Buffer, account: string) {
  const secret = base32(bytes)
  const uri = otpauthUri(ISSUER, account, secret)
  return { secret, uri, qr: qrOf(uri) }
}

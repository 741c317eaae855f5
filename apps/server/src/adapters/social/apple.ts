import { sign } from 'node:crypto'
import type { ClientAuth } from 'openid-client'
import type { OpenIdProvider } from './social.config.ts'

type Apple = Extract<OpenIdProvider, { type: 'apple' }>

const SECRET_SECONDS = 300

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Apple has no client secret: each call signs a short-lived one with the team's key. */
export function appleAuth({ clientId, teamId, keyId, privateKey, issuer }: Apple, now: () => Date) {
  const secret = () => {
    const iat = Math.floor(now().getTime() / 1000)
    const claims = { iss: teamId, sub: clientId, aud: issuer, iat, exp: iat + SECRET_SECONDS }
    const unsigned = `${encoded({ alg: 'ES256', kid: keyId })}.${encoded(claims)}`
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
    return `${unsigned}.${sign('sha256', Buffer.from(unsigned), key).toString('base64url')}`
  }
  const auth: ClientAuth = (_server, _client, body) => {
    body.set('client_id', clientId)
    body.set('client_secret', secret())
  }
  return auth
}

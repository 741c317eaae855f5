import { generateKeyPairSync, randomBytes, sign, verify, type KeyObject } from 'node:crypto'
import { formOf, listen, type RunningProvider } from '../listen.ts'

export const APPLE = { clientId: 'example.ironsouq.web', teamId: 'TEAM123456', keyId: 'KEY1234567' }

const SUBJECT = '000123.0123456789abcdef.0456'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (text = '') =>
  JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Checks the client secret, a JWT that the client signs with the team's key. */
function isSecret(secret: string, teamKey: KeyObject, audience: string): boolean {
  const [header, claims, signature] = secret.split('.')
  const key = { key: teamKey, dsaEncoding: 'ieee-p1363' } as const
  const signed = Buffer.from(`${header}.${claims}`)
  if (!verify('sha256', signed, key, Buffer.from(signature ?? '', 'base64url'))) return false
  const { alg, kid } = read(header)
  const { iss, sub, aud, exp } = read(claims)
  const isOurs = alg === 'ES256' && kid === APPLE.keyId && iss === APPLE.teamId
  return isOurs && sub === APPLE.clientId && aud === audience && Number(exp) > nowSeconds()
}

/**
 * Sign in with Apple as documented: no userinfo endpoint, no PKCE, a client secret signed with the
 * team's key, and `form_post` for a client that requests more than the subject.
 */
export async function startApple(teamKey: KeyObject): Promise<RunningProvider> {
  const { answer, ...running } = await listen()
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'apple', alg: 'RS256', use: 'sig' }]
  const nonces = new Map<string, string>()
  const identity = (nonce: string) => {
    const claims = {
      iss: running.url,
      aud: APPLE.clientId,
      sub: SUBJECT,
      nonce,
      email_verified: 'true',
    }
    const times = { iat: nowSeconds(), exp: nowSeconds() + 600 }
    const signed = `${part({ alg: 'RS256', kid: 'apple' })}.${part({ ...claims, ...times })}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }
  answer((request, reply) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', running.url)
    const send = (status: number, body: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return send(200, {
          issuer: running.url,
          authorization_endpoint: `${running.url}/auth/authorize`,
          token_endpoint: `${running.url}/auth/token`,
          jwks_uri: `${running.url}/auth/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['pairwise'],
          id_token_signing_alg_values_supported: ['RS256'],
        })
      case '/auth/keys':
        return send(200, { keys })
      case '/auth/authorize': {
        const asksMore = /name|email/.test(query.get('scope') ?? '')
        if (asksMore && query.get('response_mode') !== 'form_post')
          return send(400, { error: 'response_mode must be form_post' })
        const code = randomBytes(16).toString('hex')
        nonces.set(code, query.get('nonce') ?? '')
        const back = new URL(query.get('redirect_uri') ?? '')
        back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
        return reply.writeHead(302, { location: back.href }).end()
      }
      case '/auth/token':
        return void formOf(request).then((form) => {
          if (!isSecret(form.get('client_secret') ?? '', teamKey, running.url))
            return send(400, { error: 'invalid_client' })
          const nonce = nonces.get(form.get('code') ?? '')
          if (nonce === undefined) return send(400, { error: 'invalid_grant' })
          const token = { access_token: 'a', token_type: 'Bearer', expires_in: 3600 }
          return send(200, { ...token, id_token: identity(nonce) })
        })
      default:
        return send(404, {})
    }
  })
  return running
}

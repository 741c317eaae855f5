import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { Provider, type Configuration } from 'oidc-provider'
import { GOOGLE } from '../credentials.ts'
import { formOf, listen, type RunningProvider } from '../listen.ts'
import { choicePage } from './choice-page.ts'

/** The accounts of the provider. */
const PEOPLE = [
  { sub: 'amira', name: 'Amira Haddad', email: 'amira@example.com', email_verified: true },
  { sub: 'omar', name: 'Omar', email: 'omar@example.com', email_verified: false },
  { sub: 'layla', name: 'Layla', email: 'layla@example.com', email_verified: true },
  { sub: 'salim', name: 'Salim', email: 'salim@example.com', email_verified: true },
  { sub: 'nour', name: 'Nour Al Mansoori the Younger', email: '', email_verified: false },
] as const

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
  kid: randomBytes(8).toString('hex'),
})

const configuration = (shopUrl: string): Configuration => ({
  clients: [
    {
      client_id: GOOGLE.clientId,
      client_secret: GOOGLE.clientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: ['', ...LOCALE_CODES.map((code) => `/${code}`)].map(
        (prefix) => `${shopUrl}${prefix}/login`,
      ),
    },
  ],
  jwks: { keys: [signingKey()] },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false, // the ID token has the name and the mail address, as Google's
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  findAccount: (_ctx, sub) => {
    const person = PEOPLE.find((one) => one.sub === sub)
    return person && { accountId: sub, claims: () => ({ ...person }) }
  },
  // Choosing an account is consent: there is no second page.
  async loadExistingGrant({ oidc }) {
    const { client, account, provider } = oidc
    if (!client || !account) return undefined
    const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 600,
    IdToken: 600,
    Interaction: 600,
    Session: 600,
  },
})

interface Setting {
  port?: number
  /** A field to leave out of the discovery document, as some providers do. */
  hides?: string
  /** Changes the claims of each ID token and leaves the signature, or publishes other keys. */
  forges?: 'claims' | 'keys'
}

const claimsOf = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/** The token of another person with the signature of this one. */
function forgedToken(token: string): string {
  const [header, claims, signature] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...claimsOf(claims), sub: 'salim' }))
  return [header, other.toString('base64url'), signature].join('.')
}

function forge(forges: Setting['forges'], path: string, body: Record<string, unknown>): void {
  if (forges === 'claims' && path === '/token' && typeof body['id_token'] === 'string')
    body['id_token'] = forgedToken(body['id_token'])
  if (forges === 'keys' && path === '/jwks') {
    const { kty, e, n } = signingKey()
    const [{ kid }] = body['keys'] as [{ kid: string }]
    body['keys'] = [{ kty, e, n, kid, use: 'sig', alg: 'RS256' }]
  }
}

/** An OpenID Connect provider for one shop. Its page offers the accounts and a refusal. */
export async function startOidc(
  shopUrl: string,
  { port, hides, forges }: Setting = {},
): Promise<RunningProvider> {
  const { answer, ...running } = await listen(port)
  const provider = new Provider(running.url, configuration(shopUrl))
  provider.use(async (ctx, next) => {
    await next()
    if (hides && ctx.path === '/.well-known/openid-configuration')
      delete (ctx.body as Record<string, unknown>)[hides]
    forge(forges, ctx.path, ctx.body as Record<string, unknown>)
  })
  const rest = provider.callback()
  const choices = PEOPLE.map(({ sub, name }) => ({ value: sub, label: name }))
  answer((request, reply) => {
    const { pathname } = new URL(request.url ?? '', running.url)
    if (!pathname.startsWith('/interaction/')) return void rest(request, reply)
    if (request.method !== 'POST') {
      const html = choicePage('Example accounts', { action: pathname, method: 'post', choices })
      return reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
    return void formOf(request)
      .then(async (form) => {
        const accountId = form.get('account')
        const result = accountId ? { login: { accountId } } : { error: 'access_denied' }
        await provider.interactionFinished(request, reply, result)
      })
      .catch(() => reply.writeHead(400).end('this sign-in is over'))
  })
  return running
}

import { createPrivateKey } from 'node:crypto'
import { SOCIAL_TYPES } from '@ironsouq/contract/identity/social-login/social-login.types'
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1, { error: 'is empty' }))

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** An identity provider is only trusted over TLS, or on this machine. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

const address = (preset: string) =>
  z._default(z.string().check(z.refine(isSafe, { error: 'must be a URL with https' })), preset)

function isKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

const client = { clientId: text, clientSecret: text }

const Provider = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('google'),
    ...client,
    issuer: address('https://accounts.google.com'),
  }),
  z.strictObject({
    type: z.literal('microsoft'),
    ...client,
    /** Accounts of every organisation and personal accounts. */
    issuer: address('https://login.microsoftonline.com/common/v2.0'),
  }),
  z.strictObject({
    type: z.literal('facebook'),
    ...client,
    issuer: address('https://www.facebook.com'),
    /** Not part of its discovery document. */
    tokenUrl: address('https://graph.facebook.com/oauth/access_token'),
  }),
  z.strictObject({
    type: z.literal('apple'),
    clientId: text,
    teamId: text,
    keyId: text,
    privateKey: z
      .string()
      .check(z.refine(isKey, { error: 'must be a private key of P-256 as PEM' })),
    issuer: address('https://appleid.apple.com'),
  }),
  z.strictObject({
    type: z.literal('wechat'),
    ...client,
    pageUrl: address('https://open.weixin.qq.com'),
    apiUrl: address('https://api.weixin.qq.com'),
  }),
])
export type SocialProvider = z.output<typeof Provider>
export type OpenIdProvider = Exclude<SocialProvider, { type: 'wechat' }>
export type WeChatProvider = Extract<SocialProvider, { type: 'wechat' }>

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

/** Faults of one entry, without its values: one of them is a secret. */
function faultsOf(entry: unknown, at: number): string[] {
  const { error } = Provider.safeParse(entry, { reportInput: true })
  const faults = (error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.')
    if (name === 'type') return `type must be one of ${SOCIAL_TYPES.join(', ')}`
    if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not known`
    if (issue.code === 'invalid_type' && issue.input === undefined) return `${name} is missing`
    return `${name || 'it'} ${issue.code === 'invalid_type' ? 'has the wrong type' : issue.message}`
  })
  return faults.map((fault) => `entry ${at + 1}: ${fault}`)
}

function twice(providers: readonly SocialProvider[]): string[] {
  const types = providers.map(({ type }) => type)
  const again = types.filter((type, at) => types.indexOf(type) !== at)
  return again.map((type) => `${type} is there twice`)
}

function read(written: string): { providers: SocialProvider[]; faults: string[] } {
  const list = jsonOf(written)
  if (!Array.isArray(list)) return { providers: [], faults: ['must be a list, as JSON'] }
  const faults = list.flatMap((entry, at) => faultsOf(entry, at))
  const providers = list.flatMap((entry) => Provider.safeParse(entry).data ?? [])
  return { providers, faults: [...faults, ...twice(providers)] }
}

/** The offered providers, as JSON; every fault is reported. */
export const socialLogin = z._default(
  z.pipe(
    z.string(),
    z.transform((written, ctx): readonly SocialProvider[] => {
      const { providers, faults } = read(written)
      for (const message of faults) ctx.issues.push({ code: 'custom', message, input: '' })
      return providers
    }),
  ),
  [],
)

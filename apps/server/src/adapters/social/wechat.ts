import * as z from 'zod/mini'
import { SocialUnavailable, SocialRejected } from '#kernel/ports/social.ts'
import { TIMEOUT_SECONDS, type SocialProviderClient } from './provider.ts'
import type { WeChatProvider } from './social.config.ts'

const Fault = z.object({ errcode: z.int() })
const Token = z.object({ access_token: z.string(), openid: z.string() })
const User = z.object({
  nickname: z._default(z.string(), ''),
  /** The same in all applications of one owner; may be missing with a single application. */
  unionid: z.optional(z.string()),
})

/** Busy or rate limited: worth a retry. Other errors are permanent. */
const LATER = new Set([-1, 45009, 45011])

/** WeChat's URLs contain the secret and the token: they must not appear in an error or a log. */
async function asked<Shape extends z.ZodMiniType>(url: URL, shape: Shape) {
  let body: unknown
  try {
    const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
    // The address has the secret: it goes to no other place.
    const reply = await fetch(url, { signal, redirect: 'error' })
    if (!reply.ok) throw new Error(`answered with ${reply.status}`)
    body = JSON.parse(await reply.text()) // sent as text/plain
  } catch {
    throw new SocialUnavailable(`wechat does not answer at ${url.pathname}`)
  }
  const { data: fault } = Fault.safeParse(body)
  if (fault && fault.errcode !== 0) {
    const message = `wechat answered ${url.pathname} with ${fault.errcode}`
    throw LATER.has(fault.errcode) ? new SocialUnavailable(message) : new SocialRejected(message)
  }
  const { data } = shape.safeParse(body)
  if (!data) throw new SocialRejected(`wechat answered ${url.pathname} in an unknown shape`)
  return data
}

const withQuery = (address: string, query: Record<string, string>) => {
  const url = new URL(address)
  url.search = new URLSearchParams(query).toString()
  return url
}

/** WeChat's OAuth for websites: no OpenID, no PKCE, no nonce; only the state protects it. */
export function createWeChat({
  clientId,
  clientSecret,
  pageUrl,
  apiUrl,
}: WeChatProvider): SocialProviderClient {
  return {
    async begin({ callbackUrl, state }) {
      const url = withQuery(`${pageUrl}/connect/qrconnect`, {
        appid: clientId,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      })
      url.hash = 'wechat_redirect'
      return url.href
    },
    async finish({ query, state }) {
      const came = new URLSearchParams(query)
      const code = came.get('code')
      // A user who declines is redirected without a code.
      if (!code || came.get('state') !== state) throw new SocialRejected('wechat gave no code')
      const token = await asked(
        withQuery(`${apiUrl}/sns/oauth2/access_token`, {
          appid: clientId,
          secret: clientSecret,
          code,
          grant_type: 'authorization_code',
        }),
        Token,
      )
      const { access_token, openid } = token
      const user = await asked(withQuery(`${apiUrl}/sns/userinfo`, { access_token, openid }), User)
      return {
        subject: user.unionid ?? openid,
        mail: null,
        isMailVerified: false,
        nickName: user.nickname,
      }
    },
  }
}

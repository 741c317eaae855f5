import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { WECHAT } from '../credentials.ts'
import { listen, type RunningProvider } from '../listen.ts'
import { choicePage } from './choice-page.ts'

interface WeChatUser {
  openid: string
  unionid: string
  nickname: string
}

const USERS: readonly WeChatUser[] = [
  { openid: 'o-wang', unionid: 'u-wang', nickname: '王师傅' },
  { openid: 'o-chen', unionid: 'u-chen', nickname: '陈工' },
]

const fault = (errcode: number, errmsg: string) => ({ errcode, errmsg })

/** JSON is sent as text/plain, and errors with status 200, as WeChat does. */
const send = (reply: ServerResponse, body: object) =>
  reply.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(body))

/** Codes are valid once. A token belongs to one user. */
function register() {
  const codes = new Map<string, WeChatUser>()
  const used = new Set<string>()
  const tokens = new Map<string, WeChatUser>()
  const add = (users: Map<string, WeChatUser>, user: WeChatUser) => {
    const name = randomBytes(16).toString('hex')
    users.set(name, user)
    return name
  }
  return {
    codeFor: (user: WeChatUser) => add(codes, user),
    exchange(query: URLSearchParams) {
      const code = query.get('code') ?? ''
      const user = codes.get(code)
      if (query.get('appid') !== WECHAT.clientId) return fault(40013, 'invalid appid')
      if (query.get('secret') !== WECHAT.clientSecret) return fault(40125, 'invalid appsecret')
      if (used.has(code)) return fault(40163, 'code been used')
      if (!user || query.get('grant_type') !== 'authorization_code')
        return fault(40029, 'invalid code')
      used.add(code)
      const { openid, unionid } = user
      const token = { access_token: add(tokens, user), expires_in: 7200, scope: 'snsapi_login' }
      return { ...token, refresh_token: randomBytes(16).toString('hex'), openid, unionid }
    },
    userOf(query: URLSearchParams) {
      const user = tokens.get(query.get('access_token') ?? '')
      if (!user) return fault(40001, 'invalid credential')
      return query.get('openid') === user.openid ? user : fault(40003, 'invalid openid')
    },
  }
}

/** WeChat's login for websites: the page with the QR code, and its two calls. */
export async function startWeChat(port?: number): Promise<RunningProvider> {
  const { answer, ...running } = await listen(port)
  const tokens = register()
  answer((request, reply) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', running.url)
    const back = query.get('redirect_uri') ?? ''
    const isAsked =
      query.get('appid') === WECHAT.clientId &&
      query.get('response_type') === 'code' &&
      query.get('scope') === 'snsapi_login' &&
      URL.canParse(back)
    switch (pathname) {
      case '/connect/qrconnect': {
        if (!isAsked) return reply.writeHead(400).end('redirect_uri or appid is wrong')
        const choices = USERS.map(({ openid, nickname }) => ({ value: openid, label: nickname }))
        const html = choicePage('WeChat', {
          action: '/connect/confirm',
          method: 'get',
          choices,
          query,
        })
        return reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      }
      case '/connect/confirm': {
        const url = new URL(back)
        const user = USERS.find(({ openid }) => openid === query.get('account'))
        if (user) url.searchParams.set('code', tokens.codeFor(user))
        url.searchParams.set('state', query.get('state') ?? '')
        return reply.writeHead(302, { location: url.href }).end()
      }
      case '/sns/oauth2/access_token':
        return send(reply, tokens.exchange(query))
      case '/sns/userinfo':
        return send(reply, tokens.userOf(query))
      default:
        return reply.writeHead(404).end()
    }
  })
  return running
}

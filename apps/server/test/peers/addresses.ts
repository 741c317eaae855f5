/** What the shop and the peers know each other by. Nothing of it opens anything but a peer. */
export const GOOGLE = { clientId: 'ironsouq-shop', clientSecret: 'a-secret-of-the-openid-peer' }
export const WECHAT = {
  clientId: 'wx0123456789abcdef',
  clientSecret: 'a-secret-of-the-wechat-peer',
}
export const SMS = {
  account: 'AC00000000000000000000000000000000',
  secret: 'a-secret-of-the-sms-peer',
}

export interface PeerUrls {
  oidcUrl: string
  wechatUrl: string
  smsUrl: string
}

/** The providers that the peers stand for, as SOCIAL_LOGIN lists them. */
export const socialOf = ({ oidcUrl, wechatUrl }: Pick<PeerUrls, 'oidcUrl' | 'wechatUrl'>) => [
  { type: 'google' as const, ...GOOGLE, issuer: oidcUrl },
  { type: 'wechat' as const, ...WECHAT, pageUrl: wechatUrl, apiUrl: wechatUrl },
]

export function smsAddressOf(smsUrl: string): string {
  const url = new URL(smsUrl)
  Object.assign(url, { username: SMS.account, password: SMS.secret })
  return url.href
}

export const inboxOf = (smsUrl: string): string => `${smsUrl}/inbox`

/** What a server that speaks to the peers is told. */
export const peerEnv = (urls: PeerUrls) => ({
  SOCIAL_LOGIN: JSON.stringify(socialOf(urls)),
  SMS_URL: smsAddressOf(urls.smsUrl),
})

/** The program of all peers, from the root of the repository. */
export const PEERS = 'apps/server/test/peers/run.ts'

/** Where the peers will listen, and what their program is told. */
export function peersAt(shop: string, ports: Record<'oidc' | 'wechat' | 'sms', number>) {
  const urlOf = (port: number) => `http://127.0.0.1:${port}`
  const named = Object.entries(ports).flatMap(([name, port]) => [`--${name}`, String(port)])
  const { oidc, wechat, sms } = ports
  const urls: PeerUrls = { oidcUrl: urlOf(oidc), wechatUrl: urlOf(wechat), smsUrl: urlOf(sms) }
  return { urls, args: ['--shop', shop, ...named] }
}

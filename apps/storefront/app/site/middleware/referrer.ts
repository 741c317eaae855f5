import type { Referrer } from '@ironsouq/contract/platform/traffic/traffic.endpoints'

const HOST = /^https?:\/\/([^/?#:]+)/i

/** `com`, `de`, `co.uk`, `com.br` */
const COUNTRY = String.raw`(?:com?\.)?[a-z]{2,3}`

const named = (names: readonly string[]) => new RegExp(`(?:^|\\.)(?:${names.join('|')})$`)

/** By the end of the host name; subdomains are ignored. */
const SEARCH = named([
  String.raw`google\.${COUNTRY}`,
  String.raw`bing\.com`,
  String.raw`duckduckgo\.com`,
  String.raw`yahoo\.${COUNTRY}`,
  String.raw`baidu\.com`,
  String.raw`so\.com`,
  String.raw`sogou\.com`,
  String.raw`yandex\.${COUNTRY}`,
  String.raw`naver\.com`,
  String.raw`daum\.net`,
  String.raw`ecosia\.org`,
  String.raw`qwant\.com`,
  String.raw`startpage\.com`,
  String.raw`search\.brave\.com`,
])

const SOCIAL = named([
  String.raw`facebook\.com`,
  String.raw`instagram\.com`,
  String.raw`t\.co`,
  String.raw`twitter\.com`,
  String.raw`x\.com`,
  String.raw`linkedin\.com`,
  String.raw`lnkd\.in`,
  String.raw`youtube\.com`,
  String.raw`youtu\.be`,
  String.raw`whatsapp\.com`,
  String.raw`wa\.me`,
  String.raw`telegram\.(?:org|me)`,
  String.raw`t\.me`,
  String.raw`tiktok\.com`,
  String.raw`snapchat\.com`,
  String.raw`pinterest\.${COUNTRY}`,
  String.raw`reddit\.com`,
  String.raw`weibo\.c(?:om|n)`,
  String.raw`weixin\.qq\.com`,
  String.raw`vk\.com`,
  String.raw`kakao\.com`,
])

/** The class of a referrer: the URL itself is not stored. */
export function referrerClass(header: string | undefined, ownHost: string): Referrer {
  if (!header) return 'direct'
  const host = HOST.exec(header)?.[1]?.toLowerCase()
  if (!host) return 'other'
  if (host === ownHost) return 'inside'
  if (SEARCH.test(host)) return 'search'
  return SOCIAL.test(host) ? 'social' : 'other'
}

import { isIPv4, isIPv6 } from 'node:net'
import type { RequestOrigin } from '#kernel/http/serve.ts'

/** The first match wins: most browsers also claim to be those listed below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biP(?:hone|od)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const firstOf = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? ''

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The eight groups of an IPv6 address, also of an abbreviated one. */
export function groupsOf(address: string): string[] {
  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const [start, end] = [before, after ?? ''].map((half) => half.split(':').filter(Boolean))
  const [head, tail] = [start ?? [], end ?? []]
  const left = Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array.from({ length: left }, () => '0'), ...tail]
}

/** The network of an address: enough to recognise it, too little to identify a person. */
export function networkOf(address: string): string {
  const v4 = MAPPED.exec(address)?.[1] ?? address
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return ''
  const groups = groupsOf(address).slice(0, 3)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/48`
}

/** What is stored with a session or a code so that its owner recognises it. */
export const deviceOf = ({ userAgent, address, country }: RequestOrigin) => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
  network: networkOf(address),
  country,
})

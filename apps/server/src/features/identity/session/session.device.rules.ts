import { isIPv4, isIPv6 } from 'node:net'
import { groupsOf, plainAddress } from '#kernel/http/address.ts'
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

/** The network of an address: enough to recognise it, too little to identify a person. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : ''
}

/** What is stored with a session or a code so that its owner recognises it. */
export const deviceOf = ({ userAgent, address, country }: RequestOrigin) => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
  network: networkOf(address),
  country,
})

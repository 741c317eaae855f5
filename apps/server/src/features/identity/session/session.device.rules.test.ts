import { describe, expect, it } from 'vitest'
import { deviceOf, networkOf } from './session.device.rules.ts'

const named = (userAgent: string) => {
  const from = { address: '', userAgent, deviceKey: null, country: null }
  const { browser, system } = deviceOf(from)
  return [browser, system]
}

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the names of a device', () => {
  // oxfmt-ignore
  it.each([
    ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`],
    ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
    ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`],
    ['Samsung Internet', 'Android', `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
    ['Safari', 'iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'],
    ['Chrome', 'iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1'],
    ['Safari', 'iPadOS', 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'],
    ['Safari', 'macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    ['Opera', 'macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0`],
    ['WeChat', 'iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60'],
    ['', '', 'curl/8.5.0'],
    ['', '', ''],
  ])('are %j and %j', (browser, system, userAgent) => {
    expect(named(userAgent)).toEqual([browser, system])
  })
})

describe('the network of an address', () => {
  it.each([
    ['94.200.17.203', '94.200.17.0/24'],
    ['::ffff:94.200.17.203', '94.200.17.0/24'],
    ['2001:8f8:1a2b:3c4d:5e6f::1', '2001:8f8:1a2b::/48'],
    ['2001:08F8::1', '2001:8f8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['nonsense', ''],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

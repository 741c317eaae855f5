import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { visitorAddress, visitorCountry } from './address.ts'

const asking = (remoteAddress: string, chain?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': chain },
  }) as unknown as IncomingMessage

const TRUSTED = '10.0.0.0/8, 192.0.2.7, loopback, 2001:db8::/32'

describe('whose request it is', () => {
  it.each([
    ['203.0.113.5', undefined, '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', 'forged, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
    ['::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['2001:db8::1', '2001:db9::5', '2001:db9::5'],
    ['192.0.2.8', '198.51.100.1', '192.0.2.8'],
  ])('%s that hands on %s is of %s', (connected, chain, address) => {
    expect(visitorAddress(TRUSTED)(asking(connected, chain))).toBe(address)
  })

  it('is of who is connected when no proxy is ours', () => {
    expect(visitorAddress(false)(asking('127.0.0.1', '198.51.100.1'))).toBe('127.0.0.1')
  })
})

describe('which country it comes from', () => {
  const saying = (remoteAddress: string, country?: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-country': country } }) as unknown as IncomingMessage

  it.each([
    ['10.1.2.3', 'AE', 'AE'],
    ['::ffff:192.0.2.7', 'DE', 'DE'],
    ['10.1.2.3', undefined, undefined],
    ['203.0.113.5', 'AE', undefined],
    ['192.0.2.8', 'AE', undefined],
  ])('%s that says %s is believed to be in %s', (connected, header, country) => {
    expect(visitorCountry(TRUSTED)(saying(connected, header))).toBe(country)
  })

  it('is unknown when no proxy is ours', () => {
    expect(visitorCountry(false)(saying('127.0.0.1', 'AE'))).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { limitedNetwork } from './address.ts'

describe('the network that a limit counts', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::FFFF:203.0.113.6', '203.0.113.6'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::%eth0', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s [ID-16]', (address, network) => {
    expect(limitedNetwork(address)).toBe(network)
  })
})

import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i

/** An IPv4 address that came in over IPv6 is that IPv4 address. */
export const plainAddress = (address: string): string => MAPPED.exec(address)?.[1] ?? address

/** The eight groups of an IPv6 address without leading zeros, also of an abbreviated one. */
export function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%', 1)[0] ?? '').split('::')
  const [start, end] = [before, after ?? ''].map((half) => half.split(':').filter(Boolean))
  const [head, tail] = [start ?? [], end ?? []]
  const left = Math.max(0, 8 - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: left }, () => '0'), ...tail]
  return groups.map((group) => parseInt(group, 16).toString(16))
}

/** What a limit counts: the IPv4 address, or the /64 that an IPv6 subscriber controls as a whole. */
export function limitedNetwork(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

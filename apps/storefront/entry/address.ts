import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const LOOPBACK = ['127.0.0.0/8', '::1/128']

/** Our own proxies: addresses and networks, comma-separated; `loopback` is this machine. */
function listOf(trusted: string): BlockList {
  const list = new BlockList()
  for (const entry of trusted.split(',').flatMap((each) => nameOf(each.trim()))) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    if (family === 0) continue
    list.addSubnet(address, Number(bits ?? (family === 6 ? 128 : 32)), `ipv${family as 4 | 6}`)
  }
  return list
}

const nameOf = (entry: string) => (entry === 'loopback' ? LOOPBACK : [entry])

/** An IPv4 address that came in over IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Whose request it is: who is connected or, if that is a proxy of ours, the last in its chain that
 * is none. What stands before that anybody can have written.
 */
export function visitorAddress(trusted: string | false): (request: IncomingMessage) => string {
  const list = trusted ? listOf(trusted) : undefined
  const isOurs = (address: string) => {
    const family = isIP(address)
    return family !== 0 && list?.check(address, `ipv${family as 4 | 6}`)
  }
  return ({ socket, headers }) => {
    const connected = plain(socket.remoteAddress ?? '')
    const chain = headers['x-forwarded-for']
    if (!list || !chain || !isOurs(connected)) return connected
    const addresses = String(chain)
      .split(',')
      .map((address) => plain(address.trim()))
    return addresses.findLast((address) => !isOurs(address)) ?? addresses[0] ?? connected
  }
}

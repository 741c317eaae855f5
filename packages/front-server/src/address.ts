import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { COUNTRY } from '@ironsouq/contract/identity/session/session.endpoints'

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

/** Whether an address is one of our proxies. */
function proxyTest(trusted: string | false): (address: string) => boolean {
  const list = listOf(trusted || '')
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, `ipv${family as 4 | 6}`)
  }
}

const connectedOf = ({ socket }: IncomingMessage) => plain(socket.remoteAddress ?? '')

/**
 * The address of the client: the connected one or, if that is our own proxy, the last in its chain
 * that is not. Anything before that may be forged.
 */
export function visitorAddress(trusted: string | false): (request: IncomingMessage) => string {
  const isOurs = proxyTest(trusted)
  return (request) => {
    const connected = connectedOf(request)
    const chain = request.headers['x-forwarded-for']
    if (!chain || !isOurs(connected)) return connected
    const addresses = String(chain)
      .split(',')
      .map((address) => plain(address.trim()))
    return addresses.findLast((address) => !isOurs(address)) ?? addresses[0] ?? connected
  }
}

/** The country of a visitor, as our own proxy states it; a visitor's own header is ignored. */
export function visitorCountry(
  trusted: string | false,
): (request: IncomingMessage) => string | undefined {
  const isOurs = proxyTest(trusted)
  return (request) => {
    const header = request.headers[COUNTRY]
    return typeof header === 'string' && isOurs(connectedOf(request)) ? header : undefined
  }
}

import { lookup as resolve, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { FeedFault } from '@ironsouq/contract/platform/feed/feed.limits'
import { FeedRejected, type FeedPort } from '#kernel/ports/feed.ts'

const TIMEOUT_MS = 60_000

/** Networks that only our own processes may reach: a feed must not read what they answer. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits)
for (const [network, bits] of [
  ['::', 127],
  // Gateways hand on what is inside these to an IPv4 address.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

export const isPrivate = (address: string) =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The addresses of a host, if all of them are public. The connection goes to what was checked. */
const publicOnly: NonNullable<RequestOptions['lookup']> = (host, options, done) =>
  resolve(host, { ...options, all: true }, (err, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (err || !first) return done(err ?? new Error(`${host} has no address`), [])
    if (found.some(({ address }) => isPrivate(address)))
      return done(new FeedRejected('notAllowed'), [])
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })

const tagOf = ({ headers }: IncomingMessage) => headers.etag ?? null

const faultOf = (status: number): FeedFault =>
  status >= 300 && status < 400 ? 'moved' : status >= 500 ? 'unreachable' : 'refused'

async function bodyOf(reply: IncomingMessage, most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new FeedRejected('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

interface FeedOptions {
  /** Whether addresses of this machine and plain HTTP are allowed: in development and in tests. */
  allowsPrivate: boolean
}

/** Fetches the files of sellers. Redirects are not followed: the target would be unchecked. */
export function createFeed({ allowsPrivate }: FeedOptions): FeedPort {
  function checked(address: string): URL {
    const url = new URL(address)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isAllowed =
      allowsPrivate || (url.protocol === 'https:' && !(isIP(host) !== 0 && isPrivate(host)))
    if (!isAllowed || !['http:', 'https:'].includes(url.protocol))
      throw new FeedRejected('notAllowed')
    return url
  }

  const replyOf = (url: URL, tag: string | null, signal: AbortSignal) =>
    new Promise<IncomingMessage>((done, fail) => {
      const headers = {
        'accept-encoding': 'identity',
        ...(tag !== null && { 'if-none-match': tag }),
      }
      const options = { headers, signal, ...(!allowsPrivate && { lookup: publicOnly }) }
      const get = url.protocol === 'https:' ? getHttps : getHttp
      get(url, options, done).on('error', fail)
    })

  return {
    async fetch(address, { tag, most }) {
      const url = checked(address)
      try {
        const reply = await replyOf(url, tag, AbortSignal.timeout(TIMEOUT_MS))
        const { statusCode: status = 0 } = reply
        if (status === 200) return { body: await bodyOf(reply, most), tag: tagOf(reply) }
        reply.destroy()
        if (status === 304) return null
        throw new FeedRejected(faultOf(status))
      } catch (err) {
        if (err instanceof FeedRejected) throw err
        throw new FeedRejected('unreachable', { cause: err })
      }
    },
  }
}

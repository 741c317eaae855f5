import { lookup as resolve, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { FeedFault } from '@ironsouq/contract/platform/feed/feed.limits'
import { FeedRejected, type FeedPort, type FetchLimits } from '#kernel/ports/feed.ts'

const SECONDS = 60

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

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

const tagOf = ({ headers }: IncomingMessage) => headers.etag ?? null

const faultOf = (status: number): FeedFault =>
  status >= 300 && status < 400
    ? 'moved'
    : status >= 500 || status === 408 || status === 429
      ? 'unreachable'
      : 'refused'

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
  /** Whether addresses of this machine and plain HTTP are allowed, or which: in development and in tests. */
  allowsPrivate: boolean | ((url: URL) => boolean)
}

/** Fetches the files of sellers. A redirect is followed only where that is asked for, and its target is checked like the address itself. */
export function createFeed({ allowsPrivate }: FeedOptions): FeedPort {
  const isTrusted = (url: URL) =>
    typeof allowsPrivate === 'boolean' ? allowsPrivate : allowsPrivate(url)

  function checked(address: string, base?: URL, isPlain = false): URL {
    if (!URL.canParse(address, base)) throw new FeedRejected('notAllowed')
    const url = new URL(address, base)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isPublic = isIP(host) === 0 || !isPrivate(host)
    const isAllowed = isTrusted(url) || ((url.protocol === 'https:' || isPlain) && isPublic)
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
      const options = { headers, signal, ...(!isTrusted(url) && { lookup: publicOnly }) }
      const get = url.protocol === 'https:' ? getHttps : getHttp
      get(url, options, done).on('error', fail)
    })

  async function followed(
    url: URL,
    { tag, most, hops = 0, isPlain }: FetchLimits,
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<FeedPort['fetch']>>> {
    const reply = await replyOf(url, tag, signal)
    const { statusCode: status = 0, headers } = reply
    if (status === 200) return { body: await bodyOf(reply, most), tag: tagOf(reply) }
    reply.destroy()
    if (status === 304) return null
    const { location } = headers
    if (!REDIRECTS.has(status) || hops === 0 || location === undefined)
      throw new FeedRejected(faultOf(status))
    const target = checked(location, url, isPlain)
    return followed(target, { tag, most, hops: hops - 1, ...(isPlain && { isPlain }) }, signal)
  }

  return {
    async fetch(address, limits) {
      const url = checked(address, undefined, limits.isPlain)
      try {
        const signal = AbortSignal.timeout((limits.seconds ?? SECONDS) * 1000)
        return await followed(url, limits, signal)
      } catch (err) {
        if (err instanceof FeedRejected) throw err
        throw new FeedRejected('unreachable', { cause: err })
      }
    },
  }
}

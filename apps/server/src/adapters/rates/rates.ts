import { RatesUnavailable, type RatesPort } from '#kernel/ports/rates.ts'
import { readingOf, type RateFormat } from './feed.rules.ts'

const TIMEOUT_MS = 10_000
/** The feed of the European Central Bank has 2 kB. */
const MOST_BYTES = 256 << 10
/** How long a feed that failed is not called again. */
const REST_MS = 60_000

interface RatesOptions {
  url: string
  format: RateFormat
  now: () => Date
}

async function textOf(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = reply.body
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error('the feed of rates is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Exchange rates over HTTP. After a failure the circuit breaker is open for a minute. */
export function createRates({ url, format, now }: RatesOptions): RatesPort {
  let restUntil = 0
  return {
    name: new URL(url).host,
    async read() {
      if (now().getTime() < restUntil) throw new RatesUnavailable('the feed failed a moment ago')
      try {
        const reply = await fetch(url, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'error', // rates come from the named host or not at all
        })
        if (!reply.ok) throw new Error(`the feed of rates answered ${reply.status}`)
        return readingOf(await textOf(reply), format)
      } catch (cause) {
        restUntil = now().getTime() + REST_MS
        throw new RatesUnavailable('the feed of rates cannot be read', { cause })
      }
    },
  }
}

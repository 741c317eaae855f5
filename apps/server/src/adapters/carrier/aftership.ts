import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Carrier, TrackingStatus } from '@ironsouq/contract/mall/order/order.enums'
import * as z from 'zod/mini'
import {
  type CarrierPort,
  CarrierRefused,
  type CarrierReport,
  CarrierUnavailable,
} from '#kernel/ports/carrier.ts'

const TIMEOUT_MS = 10_000
/** A parcel with some hundred reports has less. */
const MOST_BYTES = 512 << 10
/** How long AfterShip is not called after a failure: parcels must not wait for it one after the other. */
const REST_MS = 15_000
const PLACE_MAX = 120
const REFUSED_FROM = 400
const UNAVAILABLE = [408, 429]
const FAILED_FROM = 500
/** Its code for a number that it follows already; the answer names it. */
const KNOWN = 4003

const SLUGS: Partial<Record<Carrier, string>> = {
  aramex: 'aramex',
  dhl: 'dhl',
  emiratesPost: 'emirates-post',
  fedex: 'fedex',
}

/** What its tags mean to a buyer [OR-6]. `Pending` says nothing yet. */
const STATUSES: Readonly<Record<string, TrackingStatus>> = {
  InfoReceived: 'received',
  InTransit: 'inTransit',
  OutForDelivery: 'reachedCity',
  AvailableForPickup: 'reachedCity',
  AttemptFail: 'reachedCity',
  Delivered: 'signed',
  Exception: 'faulty',
  Expired: 'faulty',
}
/** The carrier took the parcel: a kind of being in transit there, a step of its own here. */
const ACCEPTED = 'InTransit_002'

const Known = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) })
const words = z.nullish(z.string())
const Checkpoint = z.object({
  checkpoint_time: words,
  created_at: words,
  tag: words,
  subtag: words,
  location: words,
  city: words,
})
const Tracking = z.object({ checkpoints: z.nullish(z.array(Checkpoint)) })
const Answer = z.object({ meta: z.object({ code: z.int() }), data: z.unknown() })
const Posted = z.object({ msg: Known })

export interface AftershipAccount {
  url: string
  apiKey: string
  webhookSecret: string
  now: () => Date
  timeoutMs?: number
}

async function textOf(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = reply.body
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error('the answer of AfterShip is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Some carriers name no time zone: their time is taken as UTC. */
function timeOf(text: string): Date | null {
  const at = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

function reportOf(point: z.output<typeof Checkpoint>): CarrierReport | null {
  const status = point.subtag === ACCEPTED ? 'received' : STATUSES[point.tag ?? '']
  const at = timeOf(point.checkpoint_time ?? point.created_at ?? '')
  if (!status || !at) return null
  const place = (point.location ?? point.city ?? '').trim().slice(0, PLACE_MAX)
  // Checkpoints have no id of their own.
  const named = JSON.stringify([at.toISOString(), point.tag, point.subtag, place])
  const reportRef = createHash('sha256').update(named).digest('hex').slice(0, 32)
  return { reportRef, status, place, at }
}

/** AfterShip follows parcels of all carriers. After a failure the circuit breaker is open for some seconds. */
export function createAftership(account: AftershipAccount): CarrierPort {
  const { apiKey, webhookSecret, now, timeoutMs = TIMEOUT_MS } = account
  const base = account.url.replace(/\/$/, '')
  let restUntil = 0

  async function fetched(path: string, body?: object) {
    const reply = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'as-api-key': apiKey, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const text = await textOf(reply)
    if (reply.status >= FAILED_FROM || UNAVAILABLE.includes(reply.status))
      throw new Error(`AfterShip answered ${reply.status}`)
    return { status: reply.status, ...Answer.parse(JSON.parse(text)) }
  }

  async function call(path: string, body?: object): Promise<unknown> {
    if (now().getTime() < restUntil) throw new CarrierUnavailable('AfterShip failed a moment ago')
    const answer = await fetched(path, body).catch((cause: unknown) => {
      restUntil = now().getTime() + REST_MS
      throw new CarrierUnavailable('AfterShip did not answer', { cause })
    })
    if (answer.status >= REFUSED_FROM && answer.meta.code !== KNOWN)
      throw new CarrierRefused(`AfterShip refused with ${answer.meta.code}`)
    return answer.data
  }

  return {
    async register({ carrier, trackingNo }) {
      const slug = SLUGS[carrier]
      if (slug === undefined) throw new CarrierRefused(`${carrier} has no tracking`)
      const known = Known.safeParse(await call('/trackings', { slug, tracking_number: trackingNo }))
      if (!known.success) throw new CarrierUnavailable('AfterShip named no tracking')
      return known.data.id
    },
    async reports(trackingRef) {
      const found = Tracking.safeParse(await call(`/trackings/${encodeURIComponent(trackingRef)}`))
      if (!found.success) throw new CarrierUnavailable('AfterShip answered in another form')
      return (found.data.checkpoints ?? []).map(reportOf).filter((report) => report !== null)
    },
    readNotification({ body, header }) {
      const expected = createHmac('sha256', webhookSecret).update(body).digest()
      const given = Buffer.from(header('aftership-hmac-sha256') ?? '', 'base64')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const posted = Posted.safeParse(JSON.parse(Buffer.from(body).toString('utf8')))
      return posted.data?.msg.id ?? null
    },
  }
}

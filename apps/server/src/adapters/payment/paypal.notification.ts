import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { PaymentNotification, PostedNotification } from '#kernel/ports/payment.ts'
import { boundedFetch } from './bounded-fetch.ts'

const CERTIFICATE_BYTES = 64 << 10
const MOST_CERTIFICATES = 8
/** Where PayPal keeps its certificates: nothing else at that origin is asked for, however often it is named. */
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/
/** Names come with messages that anyone can post: more unknown ones than these are not asked for. */
const MOST_FETCHES = 10
const FETCHES_MS = 60_000
/** PayPal tries again for three days, with a new signature each time. */
const MOST_AGE_MS = 60 * 60_000

const Event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource_type: z.optional(z.string()),
  resource: z.object({
    id: z.optional(z.string()),
    dispute_id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
    links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
    disputed_transactions: z.optional(
      z.array(z.object({ seller_transaction_id: z.optional(z.string()) })),
    ),
  }),
})

/** The order of an approval or a capture; the capture of a refund or a dispute. */
function aboutOf({ resource, resource_type: type }: z.output<typeof Event>): string | null {
  if (type === 'checkout-order') return resource.id ?? null
  if (type === 'dispute') return resource.disputed_transactions?.[0]?.seller_transaction_id ?? null
  const order = resource.supplementary_data?.related_ids?.order_id
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href
  return order ?? (up && /\/captures\/(\w+)$/.exec(up)?.[1]) ?? null
}

interface Reading {
  webhookId: string
  /** Only certificates at this origin are trusted: the address comes with the message. */
  origin: string
  timeoutMs: number
  now: () => Date
}

/** Reads messages that PayPal signed; certificates are fetched once. */
export function paypalNotifications({ webhookId, origin, timeoutMs, now }: Reading) {
  const certificates = new Map<string, X509Certificate>()
  let fetchedAt: number[] = []

  /** A message whose certificate is not asked for now is refused: PayPal posts it again, a forger gains nothing. */
  function mayFetch(): boolean {
    const at = now().getTime()
    fetchedAt = fetchedAt.filter((each) => at - each < FETCHES_MS)
    if (fetchedAt.length >= MOST_FETCHES) return false
    fetchedAt.push(at)
    return true
  }

  async function certificateAt(address: string): Promise<X509Certificate | null> {
    const to = URL.parse(address)
    if (to?.origin !== origin || !CERTIFICATE_PATH.test(to.pathname + to.search)) return null
    const known = certificates.get(address)
    if (known) return known
    if (!mayFetch()) return null
    const limits = { timeoutMs, mostBytes: CERTIFICATE_BYTES }
    const { status, body } = await boundedFetch(address, {}, limits)
    if (status !== 200) return null
    const certificate = new X509Certificate(body)
    if (certificates.size >= MOST_CERTIFICATES) certificates.clear()
    certificates.set(address, certificate)
    return certificate
  }

  return async ({ body, header }: PostedNotification): Promise<PaymentNotification | null> => {
    const [id, time, algorithm] = ['id', 'time', 'sig'].map((name) =>
      header(`paypal-transmission-${name}`),
    )
    const at = Date.parse(time ?? '')
    if (!id || !time || !algorithm || header('paypal-auth-algo') !== 'SHA256withRSA') return null
    if (!(Math.abs(now().getTime() - at) <= MOST_AGE_MS)) return null
    const certificate = await certificateAt(header('paypal-cert-url') ?? '')
    if (!certificate) return null
    const text = `${id}|${time}|${webhookId}|${crc32(body)}`
    if (
      !verify('sha256', Buffer.from(text), certificate.publicKey, Buffer.from(algorithm, 'base64'))
    )
      return null
    const event = Event.safeParse(JSON.parse(Buffer.from(body).toString('utf8')))
    if (!event.success) return null
    const { id: eventId, event_type: type, resource } = event.data
    const isDispute = type.startsWith('CUSTOMER.DISPUTE.')
    const disputeRef = isDispute ? (resource.dispute_id ?? null) : null
    return { eventId, about: aboutOf(event.data), disputeRef }
  }
}

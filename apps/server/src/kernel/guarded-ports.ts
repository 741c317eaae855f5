import type { Ctx } from './ctx.ts'
import { PAYMENT_PROVIDERS, type PaymentPort, type PaymentPorts } from './ports/payment.ts'

/**
 * The methods of the ports that wait for another process. Inside a transaction such a call would
 * hold row locks and a database connection for as long as the provider takes, and its effect stays
 * when the transaction rolls back. What only computes (a signed URL, a version) is not listed.
 */
const OUTSIDE = {
  search: ['write', 'find'],
  storage: [
    'put',
    'has',
    'read',
    'remove',
    'removeFolder',
    'removeOlder',
    'openParts',
    'partsReceived',
    'joinParts',
    'dropParts',
    'download',
  ],
  images: ['make'],
  video: ['probe', 'transcode', 'frame'],
  documents: ['passport', 'proforma', 'report', 'slips'],
  mail: ['send'],
  sms: ['send'],
  social: ['begin', 'finish'],
  feed: ['fetch'],
  rates: ['read'],
  translator: ['translate'],
  whatsapp: ['send'],
  carrier: ['register', 'reports'],
  pages: ['purge'],
  channels: ['send', 'present'],
} as const satisfies { [P in keyof Ctx]?: readonly (keyof NonNullable<Ctx[P]>)[] }

/** Of each payment provider. */
const OUTSIDE_PAYMENTS = [
  'open',
  'state',
  'close',
  'refund',
  'refundState',
  'readNotification',
  'statement',
  'missed',
] as const satisfies readonly (keyof PaymentPort)[]

type Outside = keyof typeof OUTSIDE
type Ports = Pick<Ctx, Outside | 'payments'>

/** One guarded copy per port: a transaction must not cost an object per method. */
const guardedCopies = new WeakMap<object, object>()

/** Rejects when it is awaited, and when it is read as a list. */
function refusal(call: string): Promise<never> & AsyncIterable<never> {
  const reason = `${call} was called inside a transaction: call it before or after, or in a consumer`
  const rejected = Promise.reject(new Error(reason))
  return Object.assign(rejected, {
    [Symbol.asyncIterator]: () => ({ next: () => rejected }),
  })
}

function copyOf<P extends object>(name: string, methods: readonly string[], port: P): P {
  const known = guardedCopies.get(port)
  if (known) return known as P
  const refused = methods.map((method): [string, () => Promise<never>] => [
    method,
    () => refusal(`${name}.${method}`),
  ])
  const copy: object = { ...port, ...Object.fromEntries(refused) }
  guardedCopies.set(port, copy)
  return copy as P
}

const guarded = <P extends Outside>(name: P, port: Ports[P]): Ports[P] =>
  port && copyOf(name, OUTSIDE[name], port)

function guardedPayments(ports: PaymentPorts): PaymentPorts {
  const known = guardedCopies.get(ports)
  if (known) return known as PaymentPorts
  const copies = PAYMENT_PROVIDERS.map((name) => {
    const port = ports[name]
    return [name, port && copyOf(name, OUTSIDE_PAYMENTS, port)]
  })
  const copy = Object.fromEntries(copies) as PaymentPorts
  guardedCopies.set(ports, copy)
  return copy
}

/** The ports of a transaction: their outside calls reject. */
export const guardedPorts = (ctx: Ports): Ports => ({
  search: guarded('search', ctx.search),
  storage: guarded('storage', ctx.storage),
  images: guarded('images', ctx.images),
  video: guarded('video', ctx.video),
  documents: guarded('documents', ctx.documents),
  mail: guarded('mail', ctx.mail),
  sms: guarded('sms', ctx.sms),
  social: guarded('social', ctx.social),
  feed: guarded('feed', ctx.feed),
  rates: guarded('rates', ctx.rates),
  translator: guarded('translator', ctx.translator),
  whatsapp: guarded('whatsapp', ctx.whatsapp),
  carrier: guarded('carrier', ctx.carrier),
  payments: guardedPayments(ctx.payments),
  pages: guarded('pages', ctx.pages),
  channels: guarded('channels', ctx.channels),
})

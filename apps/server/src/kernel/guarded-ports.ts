import type { Ctx } from './ctx.ts'
import { PAYMENT_PROVIDERS, type PaymentPorts } from './ports/payment.ts'

/** All of ctx that is not named here: a new port does not compile until `guardedPorts` has it. */
type Ports = Omit<
  Ctx,
  | 'db'
  | 'now'
  | 'log'
  | 'requestId'
  | 'locale'
  | 'site'
  | 'attemptLimits'
  | 'tokenBuckets'
  | 'signer'
  | 'consumersOf'
  | 'acting'
  | 'personalData'
  | 'payables'
>

/**
 * The methods of the ports that only compute. All others are taken to wait for another process: inside
 * a transaction such a call would hold row locks and a database connection for as long as the provider
 * takes, and its effect stays when the transaction rolls back.
 */
const COMPUTES: { readonly [P in keyof Ports]?: readonly (keyof NonNullable<Ports[P]>)[] } = {
  storage: ['presignUpload', 'presignPart', 'presignDownload'],
  whatsapp: ['isGenuine', 'isVerifyToken'],
  carrier: ['readNotification'],
}

/** One guarded copy per port: a transaction must not cost an object per method. */
const guardedCopies = new WeakMap<object, object>()

function copyOf<P extends object>(name: string, port: P, computes: readonly PropertyKey[] = []): P {
  const known = guardedCopies.get(port)
  if (known) return known as P
  const members = Object.entries(port).map(([member, value]: [string, unknown]) => {
    if (typeof value !== 'function' || computes.includes(member)) return [member, value]
    // It throws and does not reject: a promise would be true to a caller who expects a boolean.
    const refuse = () => {
      const call = `${name}.${member}`
      throw new Error(
        `${call} was called inside a transaction: call it before or after, or in a consumer`,
      )
    }
    return [member, refuse]
  })
  const copy = Object.fromEntries(members) as P
  guardedCopies.set(port, copy)
  return copy
}

const guarded = <P extends Exclude<keyof Ports, 'payments'>>(name: P, port: Ports[P]): Ports[P] =>
  port && copyOf(name, port, COMPUTES[name])

function guardedPayments(ports: PaymentPorts): PaymentPorts {
  const known = guardedCopies.get(ports)
  if (known) return known as PaymentPorts
  const copies = PAYMENT_PROVIDERS.map((name) => {
    const port = ports[name]
    return [name, port && copyOf(name, port)]
  })
  const copy = Object.fromEntries(copies) as PaymentPorts
  guardedCopies.set(ports, copy)
  return copy
}

/** The ports of a transaction: their outside calls are refused. */
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

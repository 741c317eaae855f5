import type { Ctx } from './ctx.ts'

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
  documents: ['passport', 'proforma', 'report'],
  mail: ['send'],
  sms: ['send'],
  social: ['begin', 'finish'],
  feed: ['fetch'],
  rates: ['read'],
  translator: ['translate'],
  whatsapp: ['send'],
  pages: ['purge'],
  channels: ['send', 'present'],
} as const satisfies { [P in keyof Ctx]?: readonly (keyof NonNullable<Ctx[P]>)[] }

type Outside = keyof typeof OUTSIDE
type Ports = Pick<Ctx, Outside>

/** One guarded copy per port: a transaction must not cost an object per method. */
const guardedCopies = new WeakMap<object, object>()

function guarded<P extends Outside>(name: P, port: Ports[P]): Ports[P] {
  if (!port) return port
  const known = guardedCopies.get(port)
  if (known) return known as Ports[P]
  const refused = OUTSIDE[name].map((method): [string, () => Promise<never>] => {
    const call = `${name}.${method}`
    const reason = `${call} was called inside a transaction: call it before or after, or in a consumer`
    return [method, () => Promise.reject(new Error(reason))]
  })
  const copy: object = { ...port, ...Object.fromEntries(refused) }
  guardedCopies.set(port, copy)
  return copy as Ports[P]
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
  pages: guarded('pages', ctx.pages),
  channels: guarded('channels', ctx.channels),
})

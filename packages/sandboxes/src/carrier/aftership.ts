import { createHmac } from 'node:crypto'
import { AFTERSHIP } from '../credentials.ts'
import { type Asked, json, type Provider, Refusal, type World } from '../psp/core/provider.ts'
import { token } from '../psp/core/store.ts'

const SLUGS = ['aramex', 'dhl', 'emirates-post', 'fedex']

interface Checkpoint {
  created_at: string
  slug: string
  checkpoint_time: string
  tag: string
  subtag: string
  location: string | null
  message: string
}

interface Tracking {
  id: string
  tracking_number: string
  slug: string
  active: boolean
  tag: string
  checkpoints: Checkpoint[]
}

const answered = (status: number, data: unknown, code = status) =>
  json(status, { meta: { code }, data })
const refused = (status: number, code: number, message: string, data: object = {}) =>
  new Refusal(json(status, { meta: { code, message, type: 'BadRequest' }, data }))

/** AfterShip's tracking API, version 2026-07, and what a carrier reports to it: `POST /_sandbox/report`. */
export function aftership({ store, steering, now, notify }: World): Provider {
  const iso = () => new Date(now()).toISOString()

  function authorised({ headers }: Asked): void {
    if (headers['as-api-key'] !== AFTERSHIP.apiKey) throw refused(401, 401, 'Invalid API key.')
  }
  const keyOf = (slug: string, no: string) => `${slug} ${no}`

  function tracked(id: string): Tracking {
    const tracking = store.get<Tracking>('tracking', id)
    if (!tracking) throw refused(404, 4004, 'Tracking does not exist.')
    return tracking
  }

  function register(asked: Asked) {
    authorised(asked)
    const { slug = '', tracking_number: no = '' } = JSON.parse(asked.raw) as Record<string, string>
    if (!SLUGS.includes(slug)) throw refused(400, 4010, 'The value of `slug` is invalid.')
    if (!/^[\w-]{4,50}$/.test(no))
      throw refused(400, 4005, 'The value of `tracking_number` is invalid.')
    const known = store.get<{ id: string }>('number', keyOf(slug, no))
    if (known) throw refused(400, 4003, 'Tracking already exists.', tracked(known.id))
    const id = token(16)
    store.put('number', keyOf(slug, no), { id })
    const tracking = {
      id,
      tracking_number: no,
      slug,
      active: true,
      tag: 'Pending',
      checkpoints: [],
    }
    return answered(201, store.put<Tracking>('tracking', id, tracking))
  }

  /** What a carrier scanned. The notification says less than what is stored: it must be fetched. */
  function report({ raw }: Asked) {
    const given = JSON.parse(raw) as {
      slug: string
      trackingNumber: string
      tag: string
      subtag?: string
      location?: string
      at?: string
    }
    const { slug, trackingNumber, tag, subtag = `${tag}_001`, location = null } = given
    const known = store.get<{ id: string }>('number', keyOf(slug, trackingNumber))
    if (!known) throw refused(404, 4004, 'Tracking does not exist.')
    const before = tracked(known.id)
    const checkpoint = {
      created_at: iso(),
      slug,
      checkpoint_time: given.at ?? iso(),
      tag,
      subtag,
      location,
      message: tag,
    }
    const checkpoints = [...before.checkpoints, checkpoint]
    const tracking = store.put<Tracking>('tracking', before.id, { ...before, tag, checkpoints })
    const eventId = token(16)
    const { checkpoints: _, ...msg } = tracking
    const body = { event_id: eventId, event: 'tracking_update', msg, ts: Math.floor(now() / 1000) }
    notify('aftership', eventId, `${steering.notify}/webhook/aftership`, body)
    return answered(200, tracking)
  }

  return {
    routes: [
      { method: 'POST', path: /^\/tracking\/2026-07\/trackings$/, run: register },
      {
        method: 'GET',
        path: /^\/tracking\/2026-07\/trackings\/(\w+)$/,
        run(asked, [id = '']) {
          authorised(asked)
          return answered(200, tracked(id))
        },
      },
      { method: 'POST', path: /^\/_sandbox\/report$/, run: report },
    ],
    signed: (body) => ({
      headers: {
        'content-type': 'application/json',
        'aftership-hmac-sha256': createHmac('sha256', AFTERSHIP.webhookSecret)
          .update(body)
          .digest('base64'),
      },
      body,
    }),
  }
}

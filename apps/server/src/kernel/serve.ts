import { createHash, timingSafeEqual } from 'node:crypto'
import {
  nothing,
  type Audience,
  type BodyOf,
  type DataOf,
  type Endpoint,
  type QueryOf,
} from '@ironsouq/contract/endpoint'
import { CODES, envelope, RefusalEnvelope } from '@ironsouq/contract/envelope'
import { COUNTRY, DEVICE_KEY, TOKEN_DUE } from '@ironsouq/contract/identity/session.endpoints'
import type { Key, Values } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from './ctx.ts'
import { FieldFaults, forbidden, notLoggedIn, tooManyRequests } from './errors.ts'
import { once } from './idempotency.ts'
import type { Allow, Limits } from './limits.ts'
import { traced } from './tracing.ts'

/** Who calls, once a token has said so. */
export interface Actor {
  audience: Exclude<Audience, 'anyone'>
  id: string
  /** The session whose token it was. */
  sessionId: string
  /** Of the token itself, which is nowhere kept; our own processes have none. */
  tokenHash?: Buffer
}

/** Where a call comes from, as far as it says so: nothing of it is proven but the address. */
export interface From {
  address: string
  userAgent: string
  /** The key of a device that a front end keeps. */
  deviceKey: string | null
  /** ISO 3166, as a proxy of ours tells it. */
  country: string | null
}

/** Our own processes have no rows of their own: one actor stands for them all. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const SERVICE: Actor = { audience: 'service', id: NOBODY, sessionId: NOBODY }

/** An actor, and whether the answer is to ask him to exchange his token. */
export interface Identified extends Actor {
  isTokenDue?: boolean
}

export type Identify = (ctx: Ctx, token: string, from: From) => Promise<Identified | null>

/** A handler sees what its endpoint promises and nothing of HTTP. */
export interface Call<E extends Endpoint> {
  ctx: Ctx
  query: QueryOf<E>
  body: BodyOf<E>
  actor: E['audience'] extends 'anyone' ? Actor | null : Actor
  from: From
}

/** An answer that is accepted but has something to say [CL-4]: code A00002 and a translated msg. */
export class Notice<T> {
  readonly data: T
  readonly key: Key
  readonly values: Values
  constructor(data: T, key: Key, values: Values = {}) {
    this.data = data
    this.key = key
    this.values = values
  }
}

export type Serve = <E extends Endpoint>(
  e: E,
  handle: (call: Call<E>) => Promise<DataOf<E> | Notice<DataOf<E>>>,
) => void
export type Routes = (serve: Serve) => void

interface Caller {
  actor: Identified | null
  from: From
}

/** The ctx of one request, and who makes it; the http process decorates every request with them. */
declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx
    caller: Caller
  }
}

interface Mounting {
  identify: Identify
  /** What our own processes say to each other; without it no call of theirs is let in. */
  serviceKey: string | undefined
  limits: Limits
  /** Whether more already waits than can be answered in time. */
  isOverloaded: () => boolean
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Told by the key alone: no session opens these calls, and the key opens no others. */
function serviceOf(token: string | undefined, key: string | undefined): Actor {
  if (!token) throw notLoggedIn()
  if (!key || !timingSafeEqual(digest(token), digest(key))) throw forbidden()
  return SERVICE
}

async function actorOf(
  request: FastifyRequest,
  e: Endpoint,
  from: From,
  { identify, serviceKey }: Mounting,
): Promise<Identified | null> {
  const token = request.headers.authorization?.replace(/^Bearer /i, '')
  if (e.audience === 'service') return serviceOf(token, serviceKey)
  const actor = token ? await identify(request.ctx, token, from) : null
  if (e.audience === 'anyone') return actor
  if (!actor) throw notLoggedIn()
  if (actor.audience !== e.audience) throw forbidden()
  return actor
}

const headerOf = ({ headers }: FastifyRequest, name: string, shape: RegExp) => {
  const value = headers[name]
  return typeof value === 'string' && shape.test(value) ? value : null
}

const fromOf = (request: FastifyRequest): From => ({
  address: request.ip,
  userAgent: headerOf(request, 'user-agent', /^.{1,500}$/) ?? '',
  deviceKey: headerOf(request, DEVICE_KEY, /^[\w-]{22,86}$/),
  country: headerOf(request, COUNTRY, /^[A-Z]{2}$/),
})

/** Stands for the caller's address where others can read what is counted. */
const printOf = ({ ctx, ip }: FastifyRequest) => ctx.seal.print('address', ip).toString('base64url')

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key
  throw new FieldFaults([{ field: 'Idempotency-Key', key: 'error.fieldRequired', values: {} }])
}

/** Puts endpoints on Fastify: who may call, how often, once or again, and the envelope [CL-3]. */
export function serveOn(app: FastifyInstance, mounting: Mounting): Serve {
  const { limits, isOverloaded } = mounting
  return (e, handle) => {
    const allow: Allow = e.limit ? limits.shared(e.path, e.limit) : limits.local
    app.route({
      method: e.method,
      url: e.path,
      schema: {
        summary: e.summary,
        tags: [e.path.replace(/^\/p\/(staff\/|store\/|service\/)?/, '/').split('/')[1] ?? ''],
        response: { 200: envelope(e.data), '4xx': RefusalEnvelope, '5xx': RefusalEnvelope },
        ...(e.audience !== 'anyone' && { security: [{ token: [] }] }),
        ...(e.query !== nothing && { querystring: e.query }),
        ...(e.body !== nothing && { body: e.body }),
      },
      config: { once: e.once },
      // Whoever may not call is told so, and not what is wrong with what he sent.
      preValidation: async (request, reply) => {
        if (isOverloaded()) throw tooManyRequests(1)
        await allow(e.limit ? printOf(request) : request.ip)
        const from = fromOf(request)
        const actor = await actorOf(request, e, from, mounting)
        if (actor?.isTokenDue) reply.header(TOKEN_DUE, '1')
        request.caller = { actor, from }
      },
      handler: (request) => {
        const { id: requestId, headers } = request
        const parent =
          typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined
        const cause = { kind: 'request', parent, requestId } as const
        return traced(`${e.method} ${e.path}`, cause, () => carryOut(request, e, handle))
      },
    })
  }
}

async function carryOut(request: FastifyRequest, e: Endpoint, handle: Parameters<Serve>[1]) {
  const { actor, from } = request.caller
  const work = async (ctx: Ctx) => {
    const { query, body } = request
    const call = { ctx, query, body, actor, from }
    return answered(ctx, await handle(call as never))
  }
  if (!e.once) return work(request.ctx)
  const who = actor ? `${actor.audience}:${actor.id}` : 'anyone'
  const command = [e.method, e.path, request.query, request.body]
  return once(request.ctx, { actor: who, key: keyOf(request), request: command }, work)
}

function answered(ctx: Ctx, result: unknown) {
  return result instanceof Notice
    ? {
        success: true,
        code: CODES.notice,
        msg: translator(ctx.locale)(result.key, result.values),
        data: result.data as unknown,
      }
    : { success: true, code: CODES.ok, msg: '', data: result }
}

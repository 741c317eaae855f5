import { createHash, timingSafeEqual } from 'node:crypto'
import {
  nothing,
  type Audience,
  type BodyOf,
  type DataOf,
  type Endpoint,
  type QueryOf,
} from '@ironsouq/contract/endpoint'
import {
  CODES,
  envelope,
  RefusalEnvelope,
  VersionedRefusalEnvelope,
} from '@ironsouq/contract/envelope'
import {
  COUNTRY,
  DEVICE_KEY,
  TOKEN_DUE,
} from '@ironsouq/contract/identity/session/session.endpoints'
import type { Key, Values } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { audited } from '#kernel/data/audit.ts'
import { answerBefore, once, type Command } from '#kernel/data/idempotency.ts'
import { cursorRefusal } from '#kernel/data/keyset.ts'
import { limitedToSeller } from '#kernel/data/seller-limit.ts'
import { FieldFaults, forbidden, notLoggedIn, tooManyRequests } from '#kernel/errors.ts'
import { traced } from '#kernel/ops/tracing.ts'
import { limitedNetwork, plainAddress } from './address.ts'
import type { Allow, RateLimits } from './rate-limits.ts'

/** The caller that a token identifies. */
export interface Actor {
  audience: Exclude<Audience, 'anyone'>
  id: string
  /** The session of the token. */
  sessionId: string
  /** What a session of staff or a merchant is allowed to do; empty for every other audience. */
  permissions: ReadonlySet<string>
  /** The seller that a merchant's session acts for; null for every other audience. */
  sellerId: string | null
  /** Of the token, which itself is not stored; internal services have none. */
  tokenHash?: Buffer
}

/** What a request says about its origin. Only the address is proven. */
export interface RequestOrigin {
  address: string
  userAgent: string
  /** The device key that a front end stores. */
  deviceKey: string | null
  /** ISO 3166, from our own proxy. */
  country: string | null
}

/** Internal services have no rows: one actor represents all of them. */
const SERVICE_ID = '00000000-0000-0000-0000-000000000000'
const SERVICE: Actor = {
  audience: 'service',
  id: SERVICE_ID,
  sessionId: SERVICE_ID,
  permissions: new Set(),
  sellerId: null,
}

/** An actor, and whether the response asks the client to renew its token. */
export interface Identified extends Actor {
  isTokenDue?: boolean
}

export type Identify = (ctx: Ctx, token: string, from: RequestOrigin) => Promise<Identified | null>

/** A handler sees what its endpoint promises and nothing of HTTP. */
export interface Call<E extends Endpoint> {
  ctx: Ctx
  query: QueryOf<E>
  body: BodyOf<E>
  actor: E['audience'] extends 'anyone' ? Actor | null : Actor
  from: RequestOrigin
}

/** An accepted response with a message [CL-4]: code A00002 and a translated msg. */
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

interface ServeOptions<E extends Endpoint, Prepared> {
  /**
   * Runs before the handler and outside its transaction: the place to ask an outside provider, or to
   * calculate for long. The handler is given what it returns. It runs only for a key that may be used; copies of a
   * command that are sent at the same time may each run it.
   */
  prepare?: (call: Call<E>) => Promise<Prepared>
  /**
   * Takes back what `prepare` did when the handler then failed, outside its transaction. The commit may have succeeded
   * without an answer, and a copy of the command may be running: it looks before it takes anything back.
   */
  undo?: (call: Call<E>, prepared: Prepared) => Promise<void>
}

export type Serve = <E extends Endpoint, Prepared = void>(
  e: E,
  handle: (call: Call<E>, prepared: Prepared) => Promise<DataOf<E> | Notice<DataOf<E>>>,
  options?: ServeOptions<E, Prepared>,
) => void
export type Routes = (serve: Serve) => void

interface Caller {
  actor: Identified | null
  from: RequestOrigin
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
  /** Refuses a session whose person has not proved their identity lately. */
  requireProof: (ctx: Ctx, actor: Actor) => Promise<void>
  /** The key that internal services authenticate with; without it their calls are refused. */
  serviceKey: string | undefined
  limits: RateLimits
  /** Whether more requests wait than can be answered in time. */
  isOverloaded: () => boolean
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Service calls are authenticated by the key alone, and the key is valid for no other call. */
function serviceOf(token: string | undefined, key: string | undefined): Actor {
  if (!token) throw notLoggedIn()
  if (!key || !timingSafeEqual(digest(token), digest(key))) throw forbidden()
  return SERVICE
}

async function actorOf(
  request: FastifyRequest,
  e: Endpoint,
  from: RequestOrigin,
  { identify, serviceKey }: Mounting,
): Promise<Identified | null> {
  const token = request.headers.authorization?.replace(/^Bearer /i, '')
  if (e.audience === 'service') return serviceOf(token, serviceKey)
  const actor = token ? await identify(request.ctx, token, from) : null
  if (e.audience === 'anyone') return actor
  if (!actor) throw notLoggedIn()
  if (actor.audience !== e.audience) throw forbidden()
  if (e.audience === 'merchant' && actor.sellerId === null) throw forbidden()
  if (e.permission && !actor.permissions.has(e.permission)) throw forbidden()
  return actor
}

const headerOf = ({ headers }: FastifyRequest, name: string, shape: RegExp) => {
  const value = headers[name]
  return typeof value === 'string' && shape.test(value) ? value : null
}

const originOf = (request: FastifyRequest): RequestOrigin => ({
  address: plainAddress(request.ip),
  userAgent: headerOf(request, 'user-agent', /^.{1,500}$/) ?? '',
  deviceKey: headerOf(request, DEVICE_KEY, /^[\w-]{22,86}$/),
  country: headerOf(request, COUNTRY, /^[A-Z]{2}$/),
})

/** A keyed hash of the caller's network, for what is stored or counted. */
const fingerprintOf = ({ ctx, ip }: FastifyRequest) =>
  ctx.signer.fingerprint('address', limitedNetwork(ip))

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key
  throw new FieldFaults([{ field: 'Idempotency-Key', key: 'error.fieldRequired', values: {} }])
}

export const MEDIA_TYPES: Record<Endpoint['encoding'], string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

/** JSON is read for every route, so a call that is a form by its contract refuses it itself [CL-22]. */
function refuseUnlessForm({ headers }: FastifyRequest): void {
  const type = headers['content-type'] ?? ''
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== MEDIA_TYPES.form)
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type)
}

/** Puts endpoints on Fastify: who may call, how often, once or again, and the envelope [CL-3]. */
export function serveOn(app: FastifyInstance, mounting: Mounting): Serve {
  const { limits, isOverloaded } = mounting
  return (e, handle, options) => {
    const allow: Allow = e.limit ? limits.shared(e.path, e.limit) : limits.local
    app.route({
      method: e.method,
      url: e.path,
      schema: {
        response: {
          200: envelope(e.data),
          '4xx': e.versioned ? VersionedRefusalEnvelope : RefusalEnvelope,
          '5xx': RefusalEnvelope,
        },
        ...(e.query !== nothing && { querystring: e.query }),
        ...(e.body !== nothing && { body: e.body }),
      },
      bodyLimit: e.bodyBytes,
      // Before the body is read: a caller without access learns that, and sends nothing large.
      onRequest: async (request, reply) => {
        if (isOverloaded()) throw tooManyRequests(1)
        await allow(
          e.limit ? fingerprintOf(request).toString('base64url') : limitedNetwork(request.ip),
        )
        const from = originOf(request)
        const actor = await actorOf(request, e, from, mounting)
        if (actor?.isTokenDue) reply.header(TOKEN_DUE, '1')
        request.caller = { actor, from }
        if (e.encoding === 'form') refuseUnlessForm(request)
      },
      handler: (request) => {
        const { id: requestId, headers } = request
        const parent =
          typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined
        const cause = { kind: 'request', parent, requestId } as const
        return traced(`${e.method} ${e.path}`, cause, () =>
          execute(request, e, { handle, ...options, requireProof: mounting.requireProof }),
        )
      },
    })
  }
}

function commandOf(request: FastifyRequest, { method, path, permission }: Endpoint) {
  const { actor } = request.caller
  if (!actor) throw new Error(`${method} ${path} is audited and has no actor`)
  return {
    actorAudience: actor.audience,
    actorId: actor.id,
    sessionId: actor.sessionId,
    permission,
    endpoint: `${method} ${path}`,
    address: limitedNetwork(request.ip),
  }
}

interface Handling
  extends Omit<ServeOptions<Endpoint, unknown>, 'undo'>, Pick<Mounting, 'requireProof'> {
  handle: (call: Call<Endpoint>, prepared: never) => Promise<unknown>
  undo?: (call: Call<Endpoint>, prepared: never) => Promise<void>
}

function onceOf(request: FastifyRequest, { method, path }: Endpoint): Command {
  const { actor } = request.caller
  return {
    actor: actor ? `${actor.audience}:${actor.id}` : 'anyone',
    key: keyOf(request),
    request: [method, path, request.query, request.body],
  }
}

async function execute(request: FastifyRequest, e: Endpoint, handling: Handling) {
  const { handle, prepare, undo, requireProof } = handling
  const { actor, from } = request.caller
  const { query, body } = request
  if (e.recentProof && actor) await requireProof(request.ctx, actor)
  const command = e.once ? onceOf(request, e) : null
  // What `prepare` does is not part of the command's transaction: a key that refuses the command is found before it.
  // A key belongs to its actor, so the role of a merchant is not needed to read it.
  const before = command && prepare ? await answerBefore(request.ctx, command) : null
  if (before) return before.answer
  // Whatever a merchant's call reads or writes is limited to its seller, also what `prepare` does.
  const ctx =
    e.audience === 'merchant' ? limitedToSeller(request.ctx, actor?.sellerId) : request.ctx
  const callIn = (ctx: Ctx) => ({ ctx, query, body, actor, from }) as Call<Endpoint>
  // `Serve` gives the functions the same type, which TypeScript cannot see here.
  const prepared = (await prepare?.(callIn(ctx))) as never
  const run = (ctx: Ctx) => handle(callIn(ctx), prepared)
  const work = async (ctx: Ctx) =>
    envelopeOf(ctx, e.audit ? await audited(ctx, commandOf(request, e), run) : await run(ctx))
  try {
    if (command) return await once(ctx, command, work)
    return await (e.audience === 'merchant' ? atomic(ctx, work) : work(ctx))
  } catch (err) {
    await undo?.(callIn(ctx), prepared).catch((failure: unknown) =>
      ctx.log.error({ err: failure }, 'what a failed command had prepared was not taken back'),
    )
    throw cursorRefusal(query, err) ?? err
  }
}

function envelopeOf(ctx: Ctx, result: unknown) {
  return result instanceof Notice
    ? {
        success: true,
        code: CODES.notice,
        msg: translator(ctx.locale)(result.key, result.values),
        data: result.data as unknown,
      }
    : { success: true, code: CODES.ok, msg: '', data: result }
}

import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Envelope, isAccepted, type Code } from './envelope.ts'

export const TIMEOUT_MS = 30_000

/** The server refused the call. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: Code
  readonly status: number
  readonly data: unknown
  constructor(code: Code, message: string, status: number, data: unknown) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }
}

/** No readable answer: no network, a timeout, or not our envelope. Only logged [CL-9]. */
export class TransportError extends Error {
  override name = 'TransportError'
}

type Input<Query, Body> = (Query extends undefined ? { query?: never } : { query: Query }) &
  ([Body] extends [undefined] ? { body?: never } : { body: Body }) & {
    /** Give the same key to a second try of the same command. */
    idempotencyKey?: string
    /** Aborts the call. */
    signal?: AbortSignal
  }

export interface ClientOptions {
  /** Host plus prefix [CL-1]. */
  base: string
  locale: () => string
  token: () => string | undefined
  log: (message: string, cause: unknown) => void
  /** What a server-side caller adds to every call, such as the visitor's address. */
  headers?: Record<string, string>
  fetch?: typeof fetch
}

/**
 * The paths whose endpoints have `sendsToken` [CL-5], for a proxy that sees only the path. A test
 * compares it with every endpoint.
 */
export const SENDS_TOKEN = /^\/(p\/|user\/registerOrBindUser$|prod\/prodInfo$)/

function queryString(query: object | undefined): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) params.append(name, String(each))
  }
  return params.size === 0 ? '' : `?${params}`
}

function encoded(e: Endpoint, body: unknown): { type: string; text: string } | undefined {
  if (body === undefined) return undefined
  return e.encoding === 'form'
    ? {
        type: 'application/x-www-form-urlencoded',
        text: queryString(body as object).slice(1),
      }
    : { type: 'application/json', text: JSON.stringify(body) }
}

/** A typed call of any endpoint: `call(deviceEndpoints.list, { query })`. */
export function createClient(options: ClientOptions) {
  const { base, locale, token, log, fetch = globalThis.fetch } = options

  async function exchange(e: Endpoint, input: Input<unknown, unknown>) {
    const headers = new Headers({ ...options.headers, locale: locale() })
    const bearer = token()
    if (bearer && e.sendsToken) headers.set('authorization', bearer)
    if (e.once) headers.set('idempotency-key', input.idempotencyKey ?? crypto.randomUUID())
    const body = encoded(e, input.body)
    if (body) headers.set('content-type', body.type)
    const reply = await fetch(base + e.path + queryString(input.query as object | undefined), {
      method: e.method,
      headers,
      credentials: 'include',
      signal: AbortSignal.any([
        AbortSignal.timeout(TIMEOUT_MS),
        ...(input.signal ? [input.signal] : []),
      ]),
      ...(body && { body: body.text }),
    })
    return { status: reply.status, answer: Envelope.parse(await reply.json()) }
  }

  return async function call<
    Q extends z.ZodMiniType,
    B extends z.ZodMiniType,
    D extends z.ZodMiniType,
  >(
    e: Endpoint<Q, B, D>,
    input: Input<z.input<Q>, z.input<B>> = {} as never,
  ): Promise<z.output<D>> {
    const { status, answer } = await exchange(e, input as Input<unknown, unknown>).catch(
      (cause: unknown) => {
        if (!input.signal?.aborted) log(`${e.method} ${e.path} had no readable answer`, cause)
        throw new TransportError(`${e.method} ${e.path}`, { cause })
      },
    )
    if (!isAccepted(answer)) throw new ApiError(answer.code, answer.msg, status, answer.data)
    return e.data.parse(answer.data)
  }
}

export type ApiCall = ReturnType<typeof createClient>

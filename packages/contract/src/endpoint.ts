import * as z from 'zod/mini'

export const AUDIENCES = ['anyone', 'member', 'merchant', 'staff', 'service'] as const
export type Audience = (typeof AUDIENCES)[number]

/** How often one address may call. */
export interface Limit {
  max: number
  seconds: number
}

/** One call of the API: where it is, who may make it, and what crosses the wire. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Who extends Audience = Audience,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  audience: Who
  summary: string
  query: Query
  body: Body
  data: Data
  /** The spec has one form-encoded call [CL-1]; every other one is JSON. */
  encoding: 'json' | 'form'
  /** A command that must carry an Idempotency-Key: sent again, it answers as it did and does nothing. */
  once: boolean
  limit?: Limit
}

/** The query or body of a call that takes none. */
export const nothing = z.undefined()
type Nothing = typeof nothing

type Spec<
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  D extends z.ZodMiniType,
  W extends Audience,
> = Pick<Endpoint<Q, B, D, W>, 'method' | 'path' | 'audience' | 'summary' | 'data'> &
  Partial<Pick<Endpoint<Q, B, D, W>, 'query' | 'body' | 'encoding' | 'once' | 'limit'>>

export function endpoint<
  Data extends z.ZodMiniType,
  const Who extends Audience,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
>(spec: Spec<Query, Body, Data, Who>): Endpoint<Query, Body, Data, Who> {
  // A spec that leaves query or body out has them typed as `Nothing`, which TypeScript cannot see here.
  const none = nothing as never
  return { query: none, body: none, encoding: 'json', once: false, ...spec }
}

export type DataOf<E extends Endpoint> = z.output<E['data']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>

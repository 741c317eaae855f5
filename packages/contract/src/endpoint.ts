import * as z from 'zod/mini'
import type { Permission } from './permission.ts'

export const AUDIENCES = ['anyone', 'member', 'merchant', 'staff', 'service'] as const
export type Audience = (typeof AUDIENCES)[number]

/** How often one address may call. */
export interface Limit {
  max: number
  seconds: number
}

/** The most bytes of a body that the API reads: every body that the contract allows is shorter. */
export const BODY_BYTES_MAX = 128 << 10

/** One call of the API: its path, audience and schemas. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Who extends Audience = Audience,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  audience: Who
  /** What the caller's session must be allowed to do. Staff endpoints have one, the others none. */
  permission: Permission | null
  /** The command writes what it changed to the audit log, in its own transaction. */
  audit: boolean
  summary: string
  query: Query
  body: Body
  data: Data
  /** The spec has one form-encoded call [CL-1]; every other one is JSON. */
  encoding: 'json' | 'form'
  /** A command that must carry an Idempotency-Key: a repeat gets the first response and has no effect. */
  once: boolean
  /** Whether a client sends its token along [CL-5]. */
  sendsToken: boolean
  /** Who shows a refusal with code A00001: the client as a toast, or the page itself [CL-7]. */
  refusalShownBy: 'toast' | 'page'
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
  Partial<
    Pick<
      Endpoint<Q, B, D, W>,
      'query' | 'body' | 'encoding' | 'once' | 'sendsToken' | 'refusalShownBy' | 'limit'
    >
  > &
  Access<W>

/** A staff endpoint names its permission and may be audited; no other endpoint does either. */
type Access<W extends Audience> = W extends 'staff'
  ? { permission: Permission; audit?: boolean }
  : { permission?: never; audit?: never }

export function endpoint<
  Data extends z.ZodMiniType,
  const Who extends Audience,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
>(spec: Spec<Query, Body, Data, Who>): Endpoint<Query, Body, Data, Who> {
  // A spec that leaves query or body out has them typed as `Nothing`, which TypeScript cannot see here.
  const none = nothing as never
  return {
    query: none,
    body: none,
    encoding: 'json',
    once: false,
    audit: false,
    sendsToken: spec.audience !== 'anyone',
    refusalShownBy: 'toast',
    ...spec,
    permission: spec.permission ?? null,
  }
}

export type DataOf<E extends Endpoint> = z.output<E['data']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>

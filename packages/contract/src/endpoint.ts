import * as z from 'zod/mini'
import type { MerchantPermission } from './people/seller-account/seller-account.roles.ts'
import type { Permission } from './permission.ts'

export const AUDIENCES = ['anyone', 'member', 'merchant', 'staff', 'service'] as const
export type Audience = (typeof AUDIENCES)[number]

/** How often one address may call. */
export interface Limit {
  max: number
  seconds: number
}

/**
 * The most bytes of a body that the API reads, unless an endpoint of staff or merchants reads more: every
 * body that the contract allows is shorter.
 */
export const BODY_BYTES_MAX = 128 << 10
/** The most that any endpoint of staff reads. */
export const STAFF_BODY_BYTES_MAX = 8 << 20

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
  /**
   * What the caller's session must be allowed to do. Endpoints of staff and of the merchant portal name
   * one, or null for what everyone who is signed in there may do; the others have none.
   */
  permission: Permission | MerchantPermission | null
  /** The command writes what it changed to the audit log, in its own transaction. */
  audit: boolean
  /** Only for a session whose person proved their identity minutes ago: a stolen one is not enough. */
  recentProof: boolean
  summary: string
  query: Query
  body: Body
  data: Data
  /** The spec has one form-encoded call [CL-1]; every other one is JSON. */
  encoding: 'json' | 'form'
  /** A command that must carry an Idempotency-Key: a repeat gets the first response and has no effect. */
  once: boolean
  /** An update of a record at a version; refused, it carries the record as it is now. */
  versioned: boolean
  /** Whether a client sends its token along [CL-5]. */
  sendsToken: boolean
  /** Who shows a refusal with code A00001: the client as a toast, or the page itself [CL-7]. */
  refusalShownBy: 'toast' | 'page'
  limit?: Limit
  /** The most bytes of its body that are read. */
  bodyBytes: number
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
      | 'query'
      | 'body'
      | 'encoding'
      | 'once'
      | 'versioned'
      | 'sendsToken'
      | 'refusalShownBy'
      | 'limit'
    >
  > &
  Access<W>

/**
 * An endpoint of staff or of the merchant portal states its permission, may need a recent proof and may be
 * audited, and may read a larger body; no other endpoint does any of it.
 */
type Access<W extends Audience> = W extends 'staff'
  ? { permission: Permission | null; audit?: boolean; recentProof?: boolean; bodyBytes?: number }
  : W extends 'merchant'
    ? {
        permission: MerchantPermission | null
        audit?: boolean
        recentProof?: boolean
        bodyBytes?: number
      }
    : { permission?: never; audit?: never; recentProof?: never; bodyBytes?: never }

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
    versioned: false,
    audit: false,
    recentProof: false,
    sendsToken: spec.audience !== 'anyone',
    refusalShownBy: 'toast',
    ...spec,
    permission: spec.permission ?? null,
    bodyBytes: spec.bodyBytes ?? BODY_BYTES_MAX,
  }
}

export type DataOf<E extends Endpoint> = z.output<E['data']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>

import type { Endpoint } from '@ironsouq/contract/endpoint'
import { inputOf } from '../sample-request.ts'

const written = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')

/** Whether the endpoint is a list that is read page by page. */
export const takesCursor = (e: Endpoint) => inputOf(e.query).properties?.['cursor'] !== undefined

/** The order of lists that have only one. */
const ONLY_ORDER = '-createdAt'

/** Positions that no list has given, for each order of the list. */
export function forgedCursors(e: Endpoint): { sort: string | undefined; cursor: string }[] {
  const { enum: orders, const: order } = inputOf(e.query).properties?.['sort'] ?? {}
  const sorts = orders ?? (order === undefined ? [undefined] : [order])
  return (sorts as (string | undefined)[]).flatMap((sort) => {
    const at = sort ?? ONLY_ORDER
    return [
      written([at, 'after', 'nonsense', 'x']),
      written([at, 'before', '2026-13-45T99:00:00Z', 'x']),
      written([at, 'after', '9'.repeat(200), '9'.repeat(200)]),
      written([at, 'after', '2026-11-14T08:00:00Z', 'a\0b']),
      written([at, 'after', '\0', crypto.randomUUID()]),
      written([at, 'after', '\uD800', crypto.randomUUID()]),
      written([at, 'after', '2026-11-14T08:00:00Z']),
      written([at, 'after', '1', '1', '1']),
      written([at, 'aside', '1', '1']),
      written([at, 'after', 1, null]),
      written({ sort: at }),
      Buffer.from('no JSON').toString('base64url'),
    ].map((cursor) => ({ sort, cursor }))
  })
}

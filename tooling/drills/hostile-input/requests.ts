import { randomUUID } from 'node:crypto'
import { registry } from '../../../apps/server/src/features/registry.ts'
import { forgedCursors, takesCursor } from '../../../apps/server/test/attacks/forged-cursors.ts'
import {
  inputOf,
  isEmpty,
  sampleOf,
  type Schema,
  withId,
} from '../../../apps/server/test/sample-request.ts'
import { hostileText, STRUCTURES, TEXT_NAMES } from './texts.ts'

export interface HostileRequest {
  name: string
  to: 'api' | 'storefront'
  method: string
  path: string
  headers: Record<string, string>
  /** Made when it is sent: all of them at once would not fit into memory. */
  body?: () => string | Uint8Array
}

export interface Tokens {
  member: string
  staff: string
}

interface Parameter {
  name: string
  schema: Schema
  isRequired: boolean
}

interface Operation {
  method: string
  path: string
  query: Parameter[]
  isOnce: boolean
  body?: Schema
  type: string
}

const OPERATIONS: Operation[] = []
for (const routes of registry.routes)
  routes(({ method, path, query, body, encoding, once }) => {
    const { properties = {}, required = [] } = inputOf(query)
    const sent = inputOf(body)
    OPERATIONS.push({
      method,
      path,
      query: Object.entries(properties).map(([name, schema]) => ({
        name,
        schema,
        isRequired: required.includes(name),
      })),
      isOnce: once,
      ...(!isEmpty(sent) && { body: sent }),
      type: encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    })
  })

interface Place {
  keys: (string | number)[]
  /** The longest text that the contract allows. */
  longest: number
}

/** Without a length in the contract, a pattern or a list of values bounds it. */
const USUAL_LONGEST = 64

/** Where texts are in the sample of a schema. */
function textPlaces(schema: Schema, keys: Place['keys'] = []): Place[] {
  const [first] = schema.anyOf ?? schema.allOf ?? []
  if (first) return textPlaces(first, keys)
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      textPlaces(each, [...keys, name]),
    )
  if (schema.type === 'array') return textPlaces(schema.items ?? {}, [...keys, 0])
  return schema.type === 'string' ? [{ keys, longest: schema.maxLength ?? USUAL_LONGEST }] : []
}

/** The sample with these texts in it. */
function filled(sample: unknown, texts: readonly { keys: Place['keys']; text: string }[]): unknown {
  const root = structuredClone(sample)
  for (const { keys, text } of texts) {
    let at = root as Record<string | number, unknown>
    for (const key of keys.slice(0, -1)) at = at[key] as typeof at
    const last = keys.at(-1)
    if (last !== undefined) at[last] = text
  }
  return root
}

function encoded(type: string, body: unknown): string {
  return type === 'application/x-www-form-urlencoded'
    ? String(new URLSearchParams(body as Record<string, string>))
    : JSON.stringify(body)
}

const headersOf = ({ path, isOnce, type, body }: Operation, { member, staff }: Tokens) => ({
  ...(path.startsWith('/p/') && { authorization: path.startsWith('/p/staff') ? staff : member }),
  ...(isOnce && { 'idempotency-key': randomUUID() }),
  ...(body && { 'content-type': type }),
})

const FILLING = withId(randomUUID())
/** The API reads at most 1 MiB. */
const READ_BYTES = 900_000

/** Each text of each body alone, as long as the contract allows, so that it reaches its handler. */
export const allowedBodies = (tokens: Tokens): HostileRequest[] =>
  OPERATIONS.flatMap((operation) => {
    const { method, path, body, type } = operation
    if (!body) return []
    const sample = sampleOf(body, FILLING)
    return textPlaces(body).flatMap(({ keys, longest }) =>
      TEXT_NAMES.map((text) => ({
        name: `${method} ${path}, ${text} in ${keys.join('.')}`,
        to: 'api' as const,
        method,
        path,
        headers: headersOf(operation, tokens),
        body: () => encoded(type, filled(sample, [{ keys, text: hostileText(text, longest) }])),
      })),
    )
  })

/** Every text of a body at once, of a length that the contract does not allow. */
export const longBodies = (tokens: Tokens, length: number): HostileRequest[] =>
  OPERATIONS.flatMap((operation) => {
    const { method, path, body, type } = operation
    const places = body ? textPlaces(body) : []
    if (!body || places.length === 0) return []
    const sample = sampleOf(body, FILLING)
    const each = Math.min(length, Math.ceil(Math.max(length, READ_BYTES) / places.length))
    return TEXT_NAMES.map((text) => ({
      name: `${method} ${path}, ${text} in every text`,
      to: 'api' as const,
      method,
      path,
      headers: headersOf(operation, tokens),
      body: () =>
        encoded(
          type,
          filled(
            sample,
            places.map(({ keys }) => ({ keys, text: hostileText(text, each) })),
          ),
        ),
    }))
  })

export const structuredBodies = (tokens: Tokens, bytes: number): HostileRequest[] =>
  OPERATIONS.filter(({ body }) => body).flatMap((operation) =>
    Object.entries(STRUCTURES).map(([name, structure]) => ({
      name: `${operation.method} ${operation.path}, ${name}`,
      to: 'api' as const,
      method: operation.method,
      path: operation.path,
      headers: { ...headersOf(operation, tokens), 'content-type': 'application/json' },
      body: () => structure(bytes),
    })),
  )

/** As much of a text as fits into an address: Node reads 16 KiB of a request's head. */
const HEAD_BYTES = 14_000
export function inAddress(text: string): string {
  let part = text.toWellFormed()
  while (encodeURIComponent(part).length > HEAD_BYTES)
    part = part.slice(0, part.length >> 1).toWellFormed()
  return encodeURIComponent(part)
}

/** Each parameter of each query alone; without a length as long as the contract allows. */
export const queries = (tokens: Tokens, length?: number): HostileRequest[] =>
  OPERATIONS.flatMap((operation) =>
    operation.query
      .filter(({ schema }) => schema.type === 'string')
      .flatMap(({ name, schema }) =>
        TEXT_NAMES.map((text) => {
          const long = hostileText(text, length ?? schema.maxLength ?? USUAL_LONGEST)
          const rest = operation.query
            .filter((each) => each.name !== name && each.isRequired)
            .map((each) => `&${each.name}=${inAddress(String(sampleOf(each.schema, FILLING)))}`)
          return {
            name: `${operation.method} ${operation.path}, ${text} in ${name}`,
            to: 'api' as const,
            method: operation.method,
            path: `${operation.path}?${name}=${inAddress(long)}${rest.join('')}`,
            headers: headersOf(operation, tokens),
          }
        }),
      ),
  )

/** Positions that were never given, to every list that is read page by page. */
export function cursors(tokens: Tokens): HostileRequest[] {
  const requests: HostileRequest[] = []
  for (const routes of registry.routes)
    routes((e) => {
      if (!takesCursor(e)) return
      const operation = OPERATIONS.find(
        ({ method, path }) => method === e.method && path === e.path,
      )
      if (!operation) return
      const rest = operation.query
        .filter(({ isRequired, name }) => isRequired && name !== 'cursor' && name !== 'sort')
        .map(({ name, schema }) => [name, String(sampleOf(schema, FILLING))])
      for (const { sort, cursor } of forgedCursors(e)) {
        const query = new URLSearchParams([
          ...rest,
          ...(sort ? [['sort', sort]] : []),
          ['cursor', cursor],
        ])
        requests.push({
          name: `${e.method} ${e.path}, cursor ${cursor}`,
          to: 'api',
          method: e.method,
          path: `${e.path}?${query}`,
          headers: headersOf(operation, tokens),
        })
      }
    })
  return requests
}

const HEADERS = [
  'accept-language',
  'accept-encoding',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'locale',
  'origin',
  'range',
  'referer',
  'traceparent',
  'user-agent',
  'x-device-key',
  'x-forwarded-for',
  'x-request-id',
]

/** A header is bytes: a client can send others than the ASCII ones. */
const asHeader = (text: string) =>
  Buffer.from(text.replaceAll('\n', '\t')).toString('latin1').trim().slice(0, HEAD_BYTES)

export const headers = (length: number): HostileRequest[] =>
  (
    [
      ['api', '/device/list'],
      ['storefront', '/en'],
      ['storefront', '/'],
      ['storefront', '/api/currency/list'],
    ] as const
  ).flatMap(([to, path]) =>
    HEADERS.flatMap((header) =>
      TEXT_NAMES.map((text) => ({
        name: `${to} ${path}, ${text} in ${header}`,
        to,
        method: 'GET',
        path,
        headers: { [header]: asHeader(hostileText(text, length)) },
      })),
    ),
  )

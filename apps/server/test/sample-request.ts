import type { Endpoint } from '@ironsouq/contract/endpoint'
import { toJSONSchema } from 'zod/v4/core'

export interface Schema {
  /** Several, if the value may also be null. */
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
}

/** What a request is filled with. */
export interface Filling {
  /** The value of a field by its name; undefined: any value that fits. */
  valueOf: (name: string) => unknown
  /** The id in a field of this name. */
  idOf: (name: string) => string
  /** Which of several shapes a value has; the last one if there are fewer. */
  shape: number
}

/** Every id is the given one. */
export const withId = (id: string): Filling => ({
  valueOf: () => undefined,
  idOf: () => id,
  shape: 0,
})

/** The value of a field that the request leaves out. */
export const LEFT_OUT = Symbol('left out')

/** Values for every format of text in the contract. */
const WORDS = [
  'something',
  '4711',
  '471147',
  'another-user@example.org',
  '+971509999999',
  '2026-11-14',
  '2026-11-14T08:00:00.000Z',
  'AED',
  'en',
  'Something-4711!',
  'a text of several words, long enough for a field that has a minimum length',
]

function wordFor({ pattern, minLength = 0, maxLength = Infinity, format }: Schema): string {
  const shape = new RegExp(pattern ?? '', 'u')
  const isFormed = (word: string) =>
    format === 'date-time' ? word.includes('T0') : format === 'uri' ? false : shape.test(word)
  return (
    WORDS.find((w) => isFormed(w) && w.length >= minLength && w.length <= maxLength) ??
    'https://shop.example/something'
  )
}

/** A value that fits the schema. The name is that of the field that it is in. */
export function sampleOf(schema: Schema, filling: Filling, name = ''): unknown {
  const given = filling.valueOf(name)
  if (given !== undefined) return given
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const shapes = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  const chosen = shapes[Math.min(filling.shape, shapes.length - 1)]
  if (chosen) return sampleOf(chosen, filling, name)
  if (schema.format === 'uuid') return filling.idOf(name)
  const [type] = [schema.type].flat()
  if (type === 'null') return null
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .map(([key, each]) => [key, sampleOf(each, filling, key)])
        .filter(([, value]) => value !== LEFT_OUT),
    )
  if (type === 'array') return [sampleOf(schema.items ?? {}, filling, name)]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  return wordFor(schema)
}

const inputs = new WeakMap<Endpoint['body'], Schema>()

/** A query or a body as JSON schema, described once: some tests make each request hundreds of times. */
export function inputOf(schema: Endpoint['body']): Schema {
  const known = inputs.get(schema)
  if (known) return known
  const input = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  inputs.set(schema, input)
  return input
}

/** Whether the call takes none. */
export const isEmpty = ({ properties, anyOf, oneOf }: Schema) => !(properties ?? anyOf ?? oneOf)

/** A valid request to the endpoint. With an id, every id in it is the given one. */
export function sampleRequest(e: Endpoint, given: string | Filling) {
  const { method, path, encoding, once } = e
  const filling = typeof given === 'string' ? withId(given) : given
  const [query, body] = [inputOf(e.query), inputOf(e.body)]
  const asked = isEmpty(query) ? undefined : (sampleOf(query, filling) as Record<string, string>)
  const sent = isEmpty(body) ? undefined : (sampleOf(body, filling) as Record<string, string>)
  const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const text = encoding === 'form' ? String(new URLSearchParams(sent)) : JSON.stringify(sent)
  return {
    method,
    url: path + (asked ? `?${new URLSearchParams(asked)}` : ''),
    headers: {
      ...(sent && { 'content-type': type }),
      ...(once && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(sent && { payload: text }),
  }
}

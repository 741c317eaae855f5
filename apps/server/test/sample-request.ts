import type { Endpoint } from '@ironsouq/contract/endpoint'
import { toJSONSchema } from 'zod/v4/core'

export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
}

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

/** A value that fits the schema. Every id in it is the given one. */
export function sampleOf(schema: Schema, id: string): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.allOf ?? []
  if (first) return sampleOf(first, id)
  if (schema.format === 'uuid') return id
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each, id)]),
    )
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, id)]
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  return wordFor(schema)
}

const inputOf = (schema: Endpoint['body']) =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** A valid request to the endpoint. Every id in it is the given one. */
export function sampleRequest({ method, path, query, body, encoding, once }: Endpoint, id: string) {
  const asked = (sampleOf(inputOf(query), id) ?? {}) as Record<string, string>
  const given = inputOf(body).properties && (sampleOf(inputOf(body), id) as Record<string, string>)
  const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const text = encoding === 'form' ? String(new URLSearchParams(given)) : JSON.stringify(given)
  const search = inputOf(query).properties ? `?${new URLSearchParams(asked)}` : ''
  return {
    method,
    url: path + search,
    headers: {
      ...(given && { 'content-type': type }),
      ...(once && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(given && { payload: text }),
  }
}

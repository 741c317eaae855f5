import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type $ZodType, type $ZodTypes, safeParse, toJSONSchema } from 'zod/v4/core'
import { type Endpoint, STAFF_BODY_BYTES_MAX } from './endpoint.ts'

const isEndpoint = (value: object): value is Endpoint => 'path' in value && 'audience' in value

const endpointsIn = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null) return []
  return isEndpoint(value) ? [value] : Object.values(value).flatMap(endpointsIn)
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.endpoints.ts'),
)
const modules = await Promise.all(
  files.map((file) => import(join(import.meta.dirname, file)) as Promise<object>),
)
const endpoints = modules.flatMap(endpointsIn)

/** A pattern from start to end without a repetition that is open: it bounds the text itself. */
function bounds({ source }: RegExp): boolean {
  const plain = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  return /^\^.*\$$/.test(plain) && !/[*+]|\{\d+,\}/.test(plain)
}

interface Rules {
  maximum?: number
  length?: number
  pattern?: RegExp
  checks?: readonly { _zod: { def: Rules } }[]
}

function isBounded({ maximum, length, pattern, checks = [] }: Rules): boolean {
  if (maximum !== undefined || length !== undefined || (pattern && bounds(pattern))) return true
  return checks.some(({ _zod }) => isBounded(_zod.def))
}

interface Text {
  place: string
  schema: $ZodType
  isBounded: boolean
}

// A transform gets what the schema before it lets through.
const WITHOUT_TEXT = new Set([
  'number',
  'boolean',
  'enum',
  'literal',
  'undefined',
  'null',
  'transform',
])

/** Every text of a schema, every list and every record. An unknown value takes whatever is sent. */
function textsOf(schema: $ZodType, place: string): Text[] {
  const { def } = (schema as $ZodTypes)._zod
  const text = { place, schema, isBounded: isBounded(def as Rules) }
  if (WITHOUT_TEXT.has(def.type)) return []
  if (def.type === 'string') return [text]
  if (def.type === 'array') return [text, ...textsOf(def.element, `${place}[]`)]
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => textsOf(field, `${place}.${name}`))
  if (def.type === 'union') return def.options.flatMap((option) => textsOf(option, place))
  if (def.type === 'pipe') return [...textsOf(def.in, place), ...textsOf(def.out, place)]
  if (def.type === 'record')
    return [text, ...textsOf(def.keyType, `${place}{}`), ...textsOf(def.valueType, `${place}{}`)]
  if ('innerType' in def) return textsOf(def.innerType, place)
  return [{ ...text, isBounded: false }]
}

const texts = endpoints.flatMap(({ method, path, query, body }) => [
  ...textsOf(query, `${method} ${path} query`),
  ...textsOf(body, `${method} ${path} body`),
])

interface Size {
  type?: string
  enum?: string[]
  anyOf?: Size[]
  properties?: Record<string, Size>
  items?: Size
  maxItems?: number
  maxLength?: number
  additionalProperties?: Size
  maxProperties?: number
}

/** The input of a schema, with the bounds of its records. */
const sizeOf = (schema: $ZodType) =>
  toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      const checks = (def as Rules).checks ?? []
      if (def.type === 'record')
        jsonSchema.maxProperties = Math.max(...checks.map(({ _zod }) => _zod.def.maximum ?? 0))
    },
  }) as Size

/** A text without a length has a pattern or a format that bounds it. */
const FORMATTED = 36
const NUMBER = 20
/** The longest key of a record. */
const KEY = 60

/** The most bytes of JSON that a schema allows, at so many for each character of a text. */
function bytesOf(schema: Size, perCharacter: number): number {
  const inner = (each: Size) => bytesOf(each, perCharacter)
  if (schema.anyOf) return Math.max(...schema.anyOf.map(inner))
  const properties = Object.entries(schema.properties ?? {})
  if (schema.additionalProperties && schema.maxProperties !== undefined)
    return 2 + schema.maxProperties * (KEY + 4 + inner(schema.additionalProperties))
  if (schema.type === 'object')
    return properties.reduce((sum, [name, each]) => sum + name.length + 4 + inner(each), 2)
  if (schema.type === 'array')
    return 2 + (schema.maxItems ?? Infinity) * (1 + inner(schema.items ?? {}))
  if (schema.type !== 'string') return NUMBER
  const longest = Math.max(...(schema.enum ?? []).map((value) => value.length), 0)
  return 2 + (longest || (schema.maxLength ?? FORMATTED) * perCharacter)
}

/** What makes patterns and parsers repeat their work, each with an end that matches nothing. */
const PUMPS = ['a', 'A', '0', ' ', '\n', '.', '-', ',', 'a,', 'a-', 'a.', '1-', 'a:1;', 'x@', '@.']
const LENGTH = 1 << 18
const HOSTILE = PUMPS.flatMap((pump) => {
  const long = pump.repeat(LENGTH / pump.length)
  return [`${long}\u0001`, `a@${long}\u0001`]
})

describe('every text that a request may carry', () => {
  it('is found', () => {
    expect(endpoints.length).toBeGreaterThan(50)
    expect(texts.length).toBeGreaterThan(50)
  })

  it('has a largest length', () => {
    expect(texts.filter(({ isBounded }) => !isBounded).map(({ place }) => place)).toEqual([])
  })

  it('fits into a body that the API reads', () => {
    const large = endpoints.filter(({ body, audience, bodyBytes }) => {
      // Our own processes send ASCII.
      const most = bytesOf(sizeOf(body), audience === 'service' ? 1 : 3)
      return most > bodyBytes || bodyBytes > STAFF_BODY_BYTES_MAX
    })
    expect(large.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('is refused in a moment, whatever its length', () => {
    const isSlow = (schema: $ZodType, text: string) => {
      const began = process.threadCpuUsage()
      safeParse(schema, text)
      return process.threadCpuUsage(began).user > 100_000
    }
    // Many places share a schema.
    const placeOf = new Map(texts.map(({ place, schema }) => [schema, place]))
    const slow: string[] = []
    for (const [schema, place] of placeOf)
      for (const text of HOSTILE)
        // A busy machine makes one call slow; a slow pattern is slow every time.
        if ([1, 2, 3].every(() => isSlow(schema, text))) slow.push(`${place}: ${text.slice(0, 6)}`)
    expect(slow).toEqual([])
  }, 60_000)
})

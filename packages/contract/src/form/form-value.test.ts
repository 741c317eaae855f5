import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import { formValue } from './form-value.ts'

describe('the text of a field', () => {
  const Days = z.literal([3, 7])

  it.each([
    ['a literal of numbers', Days, '7', 7],
    ['an optional one', z.optional(Days), '3', 3],
    ['a nullable one', z.nullable(Days), '3', 3],
    ['one with a default', z._default(Days, 3), '7', 7],
    ['a literal of booleans', z.literal([true, false]), 'false', false],
    ['a literal of texts that look like numbers', z.literal(['3', '7']), '7', '7'],
    ['a union of literals', z.union([z.literal(0), z.literal('all')]), '0', 0],
    ['a union of literals', z.union([z.literal(0), z.literal('all')]), 'all', 'all'],
    ['a union of a literal and a number', z.union([z.literal('none'), z.number()]), '12', 12],
    ['a pipe', z.pipe(Days, z.transform(String)), '3', 3],
    ['an enum of numbers', z.enum({ low: 1, high: 2 }), '2', 2],
    ['a text', z.string(), '7', '7'],
    ['a text that is rewritten', z.pipe(z.string(), z.transform(Number)), '007', '007'],
    ['JSON', z.object({ a: z.number() }), '{"a":1}', { a: 1 }],
  ])('is read by the type that is taken: %s', (_, schema, text, value) => {
    expect(formValue(schema, text)).toStrictEqual(value)
    expect(z.safeParse(schema, value).success).toBe(true)
  })

  it('that is empty is no value, except where text is taken', () => {
    expect(formValue(z.nullable(Days), '')).toBeNull()
    expect(formValue(z.nullable(z.string()), '')).toBeNull()
    expect(formValue(z.optional(Days), '')).toBeUndefined()
    expect(formValue(z.optional(z.string()), '')).toBe('')
    expect(formValue(z.literal(['', 'a']), '')).toBe('')
  })

  it('that is no choice is refused', () => {
    for (const text of ['4', '77', 'seven'])
      expect(z.safeParse(z.optional(Days), formValue(Days, text)).success).toBe(false)
  })
})

const CONTRACT = join(import.meta.dirname, '..')
const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.endpoints.ts'),
)
const modules = await Promise.all(
  files.map((file) => import(join(CONTRACT, file)) as Promise<object>),
)

const endpointsIn = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null) return []
  return 'audience' in value ? [value as Endpoint] : Object.values(value).flatMap(endpointsIn)
}

type Choice = string | number | boolean | null

interface Taken {
  type?: string
  const?: Choice
  enum?: Choice[]
  anyOf?: Taken[]
}

/** What a field takes, as JSON Schema names it: the reader has its own way to find it. */
function takenBy(schema: $ZodType): Taken[] {
  const flat = (each: Taken): Taken[] => each.anyOf?.flatMap(flat) ?? [each]
  return flat(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Taken)
}

const choicesOf = (each: Taken): Choice[] => {
  if (each.const !== undefined) return [each.const]
  if (each.type === 'null') return [null]
  return each.enum ?? (each.type === 'boolean' ? [true, false] : [])
}

const fields = modules
  .flatMap(endpointsIn)
  // The endpoints that the forms of the storefront call.
  .filter(({ audience }) => audience === 'anyone' || audience === 'member')
  .flatMap(({ path, body }) =>
    Object.entries(body instanceof z.ZodMiniObject ? body.shape : {}).map(([name, schema]) => ({
      place: `${path} ${name}`,
      schema,
      taken: takenBy(schema),
    })),
  )

describe('every field that a form of the storefront may have', () => {
  it('takes each of its choices as the text that a browser sends', () => {
    const choices = fields.flatMap(({ taken, ...field }) =>
      taken.flatMap(choicesOf).map((choice) => ({ ...field, choice })),
    )
    const types = choices.map(({ choice }) => typeof choice)
    expect(new Set(types)).toEqual(new Set(['string', 'number', 'boolean', 'object']))
    const misread = choices.filter(({ schema, choice }) => {
      const value = formValue(schema, choice === null ? '' : String(choice))
      return value !== choice || !z.safeParse(schema, value).success
    })
    expect(misread.map(({ place, choice }) => `${place}: ${choice}`)).toEqual([])
  })

  it('keeps text as text, also if it is digits', () => {
    const texts = fields.filter(({ taken }) =>
      taken.some((each) => each.type === 'string' && choicesOf(each).length === 0),
    )
    expect(texts.length).toBeGreaterThan(50)
    const misread = texts.filter(({ schema }) => formValue(schema, '0123') !== '0123')
    expect(misread.map(({ place }) => place)).toEqual([])
  })
})

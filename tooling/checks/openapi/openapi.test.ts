import { describe, expect, it } from 'vitest'
import { git } from '../command.ts'
import { plant, withTree } from '../planted.ts'
import type { Schema } from './openapi-schema.ts'
import { breaking, type Document, openapi, type Parameter } from './openapi.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
const text: Schema = { type: 'string' }
const nothing = object({})

/** A document with one call that has this request body and this response. */
const api = (body: Schema, data: Schema, parameters: Parameter[] = []): Document => ({
  openapi: '3.1.0',
  paths: {
    '/p/a': {
      post: {
        parameters,
        requestBody: json(body),
        responses: { '200': json(data), '400': json(nothing) },
      },
    },
  },
  components: {
    schemas: {
      Text: text,
      Tree: object({
        name: { $ref: '#/components/schemas/Text' },
        kids: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      }),
      NewTree: object({ kids: { type: 'array', items: { $ref: '#/components/schemas/NewTree' } } }),
    },
  },
})

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

const asked = (was: Schema, is: Schema) =>
  breaking(api(object({ x: was }), nothing), api(object({ x: is }), nothing))
const answered = (was: Schema, is: Schema) =>
  breaking(api(nothing, object({ x: was }, ['x'])), api(nothing, object({ x: is }, ['x'])))

describe('a breaking change of a response', () => {
  it.each<[string, Schema, Schema, string]>([
    ['another type', text, { type: 'number' }, 'x was string and is number'],
    ['a wider number', { type: 'integer' }, { type: 'number' }, 'x was integer and is number'],
    ['null', text, { type: ['string', 'null'] }, 'x became nullable'],
    ['null in a union', ref('Text'), nullable(ref('Text')), 'x became nullable'],
    ['a lost field', object({ y: text }), object({}), 'x.y was removed'],
    [
      'a lost field of a list',
      { type: 'array', items: object({ y: text }) },
      { type: 'array', items: object({}) },
      'x[].y was removed',
    ],
    ['an optional field', object({ y: text }, ['y']), object({ y: text }), 'x.y became optional'],
    ['a lost field behind a reference', ref('Tree'), ref('NewTree'), 'x.name was removed'],
    [
      'a lost field of a joined type',
      { allOf: [object({ y: text }), object({ z: text })] },
      object({ z: text }),
      'x.y was removed',
    ],
    [
      'a new alternative',
      { oneOf: [text, { type: 'number' }] },
      { oneOf: [text, { type: 'boolean' }] },
      'x may now be boolean',
    ],
    [
      'another kind of record',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: { type: 'number' } },
      'x.* was string and is number',
    ],
    ['anything', text, {}, 'x was string and is anything'],
  ])('is %s', (_, was, is, fault) => {
    expect(answered(was, is)).toEqual([`POST /p/a: answer 200.${fault}`])
  })

  it.each<[string, Schema, Schema]>([
    ['a new field', object({}), object({ y: text }, ['y'])],
    [
      'a new value of a list',
      { type: 'string', enum: ['a'] },
      { type: 'string', enum: ['a', 'b'] },
    ],
    ['null that is gone', nullable(text), text],
    ['a field that became sure', object({ y: text }), object({ y: text }, ['y'])],
    ['the same behind a reference', text, ref('Text')],
    ['a type that holds itself', ref('Tree'), ref('Tree')],
  ])('is not %s', (_, was, is) => {
    expect(answered(was, is)).toEqual([])
  })
})

describe('a breaking change of a request', () => {
  it.each<[string, Schema, Schema, string]>([
    ['another type', text, { type: 'number' }, 'x was string and is number'],
    ['a narrower number', { type: 'number' }, { type: 'integer' }, 'x was number and is integer'],
    ['null refused', nullable(text), text, 'x no longer takes null'],
    ['a lost value', { enum: ['a', 'b'] }, { enum: ['a'] }, 'x no longer takes "b"'],
    ['a list of values', text, { type: 'string', enum: ['a'] }, 'x takes only ["a"] now'],
    ['a new required field', object({}), object({ y: text }, ['y']), 'x.y is required now'],
    [
      'an optional field required',
      object({ y: text }),
      object({ y: text }, ['y']),
      'x.y is required now',
    ],
    [
      'a shorter limit',
      { type: 'string', maxLength: 9 },
      { type: 'string', maxLength: 5 },
      'x has a tighter maxLength, 5',
    ],
    [
      'a new limit',
      { type: 'number' },
      { type: 'number', minimum: 1 },
      'x has a tighter minimum, 1',
    ],
    ['a new pattern', text, { type: 'string', pattern: 'a' }, 'x has a tighter pattern, "a"'],
    [
      'a refused field',
      object({ y: text }),
      { ...object({}), additionalProperties: false },
      'x.y is no longer taken',
    ],
    [
      'a lost alternative',
      { oneOf: [text, { type: 'number' }] },
      { oneOf: [text, { type: 'boolean' }] },
      'x no longer takes number',
    ],
  ])('is %s', (_, was, is, fault) => {
    expect(asked(was, is)).toContain(`POST /p/a: body.${fault}`)
  })

  it.each<[string, Schema, Schema]>([
    ['a new optional field', object({}), object({ y: text })],
    ['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['null let in', text, nullable(text)],
    ['a field no longer required', object({ y: text }, ['y']), object({ y: text })],
    ['a wider number', { type: 'integer' }, { type: 'number' }],
    ['a longer limit', { type: 'string', maxLength: 5 }, { type: 'string', maxLength: 9 }],
  ])('is not %s', (_, was, is) => {
    expect(asked(was, is)).toEqual([])
  })

  it('is a removed call or a new required parameter', () => {
    const parameter = { name: 'size', in: 'query', required: true, schema: text }
    const before = api(nothing, nothing, [{ ...parameter, required: false }])
    expect(breaking(before, { paths: {} })).toEqual(['POST /p/a was removed'])
    expect(breaking(before, { paths: { '/p/a': {} } })).toEqual(['POST /p/a was removed'])
    const fault = ['POST /p/a: query.size is required now']
    expect(breaking(before, api(nothing, nothing, [parameter]))).toEqual(fault)
    expect(breaking(api(nothing, nothing), api(nothing, nothing, [parameter]))).toEqual(fault)
  })

  it('is a required body, a removed content type or a removed response', () => {
    const before = api(nothing, nothing)
    const after: Document = {
      paths: { '/p/a': { post: { requestBody: { required: true, content: {} }, responses: {} } } },
    }
    expect(breaking(before, after)).toEqual([
      'POST /p/a: body is required now',
      'POST /p/a: body is no longer application/json',
      'POST /p/a: answer 200 was removed',
    ])
  })
})

describe('the API check', { timeout: 30_000 }, () => {
  const WHOLE = api(nothing, object({ x: text }))
  const LESS = api(nothing, object({}))
  const BREAK = 'POST /p/a: answer 200.x was removed'

  const tree = (code: Document, committed: Document = code) => ({
    'openapi.json': JSON.stringify(committed, null, 2),
    'apps/server/src/entry/openapi.ts': `process.stdout.write(${JSON.stringify(JSON.stringify(code))})\n`,
  })
  const commit = async (root: string) => {
    await git(root, 'init', '-q')
    await git(root, 'add', '-A')
    await git(root, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'next')
  }

  it('passes a committed document that matches the code', async () => {
    const seen: string[] = []
    const look = (root: string) => openapi(root, (what) => seen.push(what))
    expect(await withTree(tree(WHOLE), look)).toEqual([])
    expect(seen).toEqual(['1 paths'])
  })

  it('refuses a committed document that differs', async () => {
    const found = await withTree(tree(WHOLE, LESS), openapi)
    expect(found).toEqual([expect.stringContaining('is not what the code says')])
  })

  it('refuses a breaking change, before and after its commit, until it is listed', () =>
    withTree(tree(WHOLE), async (root) => {
      await commit(root)
      await plant(root, tree(LESS))
      expect(await openapi(root)).toEqual([expect.stringContaining(BREAK)])
      await commit(root)
      expect(await openapi(root)).toEqual([expect.stringContaining(BREAK)])
      await plant(root, { 'docs/api-breaks.md': `- ${BREAK}: unused\n` })
      expect(await openapi(root)).toEqual([])
    }))

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({ 'a.txt': '' }, openapi)).toEqual([
      expect.stringContaining('found no openapi.json'),
    ])
    expect(await withTree(tree({}), openapi)).toEqual([expect.stringContaining('found no paths')])
    const broken = { ...tree(WHOLE), 'apps/server/src/entry/openapi.ts': 'throw new Error("no")\n' }
    expect(await withTree(broken, openapi)).toEqual([expect.stringContaining('failed')])
  })
})

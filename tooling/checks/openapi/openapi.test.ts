import { describe, expect, it } from 'vitest'
import { git } from '../command.ts'
import { plant, withTree } from '../planted.ts'
import { breaking } from './breaks.ts'
import { changesOf, DIGEST, digestOf } from './digest.ts'
import { openapi } from './openapi.ts'
import type { Document, Parameter } from './operations.ts'
import type { Schema } from './schema.ts'

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
        'x-audience': 'member',
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
    [
      'a new error code',
      object({ code: { enum: ['A1'] } }),
      object({ code: { enum: ['A1', 'A2'] } }),
    ],
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
      'a word missing in a list',
      { type: 'string', pattern: '^(?:a|b)(?:,(?:a|b))*$' },
      { type: 'string', pattern: '^(?:a)(?:,(?:a))*$' },
      'x has a tighter pattern, "^(?:a)(?:,(?:a))*$"',
    ],
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
    [
      'a word more in a list',
      { type: 'string', pattern: '^(?:a|b)(?:,(?:a|b))*$' },
      { type: 'string', pattern: '^(?:a|b|c-d)(?:,(?:a|b|c-d))*$' },
    ],
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
      'POST /p/a: it was for member and is for undefined',
      'POST /p/a: body is required now',
      'POST /p/a: body is no longer application/json',
      'POST /p/a: answer 200 was removed',
    ])
  })
})

const [WHOLE, LESS, MORE] = [
  api(nothing, object({ x: text })),
  api(nothing, object({})),
  api(nothing, object({ x: text, y: text })),
]

describe('a digest', () => {
  it('has a line for each operation, whatever the names and the order in the document', () => {
    const line = /^POST \/p\/a · member · [0-9a-f]{10} · [0-9a-f]{10}\n$/
    const turned = object({ y: ref('Text'), x: ref('Text') })
    expect(digestOf(MORE)).toMatch(line)
    expect(digestOf(api(nothing, turned))).toBe(digestOf(MORE))
  })

  it('tells which operations are new, changed and removed', () => {
    const other: Document = { paths: { '/b': { get: { 'x-permission': 'b.read' } } } }
    expect(changesOf(digestOf(WHOLE), digestOf(LESS))).toEqual(['POST /p/a (response)'])
    expect(changesOf(digestOf(other), digestOf(WHOLE))).toEqual(['new POST /p/a', 'removed GET /b'])
    const open = { paths: { '/b': { get: { parameters: [{ name: 'q', in: 'query' }] } } } }
    expect(changesOf(digestOf(other), digestOf(open))).toEqual(['GET /b (access, request)'])
  })
})

describe('the API check', { timeout: 60_000 }, () => {
  const BREAK = 'POST /p/a: answer 200.x was removed'

  const tree = (code: Document, committed: Document = code) => ({
    [DIGEST]: digestOf(committed),
    'apps/server/src/entry/openapi.ts': `process.stdout.write(${JSON.stringify(JSON.stringify(code))})\n`,
  })
  const commit = async (root: string) => {
    await git(root, 'init', '-q')
    await git(root, 'add', 'docs', 'apps')
    await git(root, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'next')
  }

  it('says what differs from HEAD, and refuses a digest that is not up to date', () =>
    withTree(tree(WHOLE), async (root) => {
      const seen: string[] = []
      const look = () => openapi(root, (what) => seen.push(what))
      await commit(root)
      expect(await look()).toEqual([])
      await plant(root, tree(LESS, WHOLE))
      expect(await look()).toEqual([
        expect.stringMatching(/not up to date: POST \/p\/a \(response\)\. Run `node /),
      ])
      expect(seen).toEqual([
        '1 operations, no release yet',
        '1 operations, no release yet, changed since HEAD: POST /p/a (response)',
      ])
    }))

  it('lets everything change before the first release', () =>
    withTree(tree(WHOLE), async (root) => {
      await commit(root)
      await plant(root, tree(LESS))
      expect(await openapi(root)).toEqual([])
    }))

  it('refuses what breaks callers of the last release, until it is listed with a reason', () =>
    withTree(tree(WHOLE), async (root) => {
      await commit(root)
      await git(root, 'tag', 'v1.0.0')
      await plant(root, tree(MORE))
      expect(await openapi(root)).toEqual([])
      await plant(root, tree(LESS))
      await commit(root)
      expect(await openapi(root)).toEqual([expect.stringContaining(`${BREAK}: callers of v1.0.0`)])
      await plant(root, { 'docs/api-breaks.md': `- ${BREAK}\n` })
      expect(await openapi(root)).toHaveLength(1)
      await plant(root, { 'docs/api-breaks.md': `- ${BREAK} — no caller reads it\n` })
      expect(await openapi(root)).toEqual([])
    }))

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree(tree({}), openapi)).toEqual([
      expect.stringContaining('found no operations'),
    ])
    const broken = { ...tree(WHOLE), 'apps/server/src/entry/openapi.ts': 'throw new Error("no")\n' }
    expect(await withTree(broken, openapi)).toEqual([expect.stringContaining('failed')])
  })
})

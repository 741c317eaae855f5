import { isDeepStrictEqual } from 'node:util'
import { type Check, nothingSeen } from '../check.ts'
import { BASES, git, run } from '../command.ts'
import { textIfAny } from '../tree.ts'
import { type Diff, schemaBreaks } from './openapi-diff.ts'
import { resolved, type Schema } from './openapi-schema.ts'

const COMMITTED = 'openapi.json'
const AGREED = 'docs/api-breaks.md'
const PRINT = 'apps/server/src/entry/openapi.ts'
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

type Content = Record<string, { schema?: Schema }>
export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, { content?: Content }>
}
type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof METHODS)[number], Operation>>
export interface Document {
  paths?: Record<string, PathItem>
  [other: string]: unknown
}

type Pair = Omit<Diff, 'side'>

function parametersOf(document: Document, item: PathItem, operation: Operation) {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  return new Map(
    all.map((each) => resolved(document, each)).map((each) => [`${each.in}.${each.name}`, each]),
  )
}

function parameterBreaks(pair: Pair, was: Map<string, Parameter>, is: Map<string, Parameter>) {
  return [...is].flatMap(([key, now]) => {
    const old = was.get(key)
    const required = now.required && !old?.required ? [`${key} is required now`] : []
    if (!old?.schema || !now.schema) return required
    return [...required, ...schemaBreaks({ ...pair, side: 'request' }, old.schema, now.schema, key)]
  })
}

function contentBreaks(diff: Diff, was: Content = {}, is: Content = {}, at: string): string[] {
  return Object.entries(was).flatMap(([kind, { schema }]) => {
    const now = is[kind]
    if (!now) return [`${at} is no longer ${kind}`]
    return schema && now.schema ? schemaBreaks(diff, schema, now.schema, at) : []
  })
}

function bodyBreaks(pair: Pair, was: Operation, is: Operation): string[] {
  const old = was.requestBody && resolved(pair.before, was.requestBody)
  const now = is.requestBody && resolved(pair.after, is.requestBody)
  const required = now?.required && !old?.required ? ['body is required now'] : []
  if (!old || !now) return required
  const inside = contentBreaks({ ...pair, side: 'request' }, old.content, now.content, 'body')
  return [...required, ...inside]
}

function responseBreaks(pair: Pair, was: Operation, is: Operation): string[] {
  return Object.entries(was.responses ?? {}).flatMap(([status, response]) => {
    const next = is.responses?.[status]
    if (!next) return status.startsWith('2') ? [`answer ${status} was removed`] : []
    const old = resolved(pair.before, response).content
    const now = resolved(pair.after, next).content
    return contentBreaks({ ...pair, side: 'response' }, old, now, `answer ${status}`)
  })
}

/** What breaks a caller of `before` in `after`. */
export function breaking(before: Document, after: Document): string[] {
  const pair = { before, after }
  return Object.entries(before.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const was = item[method]
      if (!was) return []
      const name = `${method.toUpperCase()} ${path}`
      const next = after.paths?.[path]
      const is = next?.[method]
      if (!next || !is) return [`${name} was removed`]
      return [
        ...parameterBreaks(pair, parametersOf(before, item, was), parametersOf(after, next, is)),
        ...bodyBreaks(pair, was, is),
        ...responseBreaks(pair, was, is),
      ].map((each) => `${name}: ${each}`)
    }),
  )
}

/** The committed document matches the code and breaks no caller, except as docs/api-breaks.md lists. */
export const openapi: Check = async (root, seen) => {
  const text = await textIfAny(root, COMMITTED)
  if (text === null) return [nothingSeen(COMMITTED)]
  const printed = await run(process.execPath, [PRINT], root)
  if (printed.exit !== 0) return [`${PRINT} failed: ${printed.err}`]
  const now = JSON.parse(printed.out) as Document
  const paths = Object.keys(now.paths ?? {}).length
  if (paths === 0) return [nothingSeen('paths in the API')]
  seen?.(`${paths} paths`)
  const agreed = ((await textIfAny(root, AGREED)) ?? '').split('\n')
  const before = await Promise.all(BASES.map((base) => git(root, 'show', `${base}:${COMMITTED}`)))
  const breaks = before
    .filter((each) => each !== null)
    .flatMap((each) => breaking(JSON.parse(each) as Document, now))
  return [
    ...(isDeepStrictEqual(JSON.parse(text), now)
      ? []
      : [`${COMMITTED} is not what the code says: run \`node ${PRINT} > ${COMMITTED}\``]),
    ...[...new Set(breaks)]
      .filter((each) => !agreed.some((line) => line.includes(each)))
      .map((each) => `${each}. Keep it, or write this line with its reason into ${AGREED}`),
  ]
}

import type { Schema } from './schema.ts'

export type Content = Record<string, { schema?: Schema }>
export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}
export interface Operation {
  'x-audience'?: string
  'x-permission'?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, { content?: Content }>
}
export interface Document {
  paths?: Record<string, Record<string, Operation>>
  [other: string]: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function target(document: Document, ref: string): unknown {
  let at: unknown = document
  for (const step of ref.replace(/^#\//, '').split('/')) at = isObject(at) ? at[step] : undefined
  if (at === undefined) throw new Error(`the document refers to ${ref} and does not have it`)
  return at
}

/** The value with every reference replaced by what it points to, except within itself. */
function inlined(document: Document, value: unknown, open: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((each) => inlined(document, each, open))
  if (!isObject(value)) return value
  const { $ref: ref } = value
  if (typeof ref === 'string')
    return open.includes(ref) ? value : inlined(document, target(document, ref), [...open, ref])
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inlined(document, each, open)]),
  )
}

/** The operations of a document by method and path, in the order of their paths, without references. */
export function operationsOf(document: Document): Map<string, Operation> {
  const paths = Object.entries(document.paths ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new Map(
    paths.flatMap(([path, methods]) =>
      Object.keys(methods)
        .toSorted()
        .map((method) => [
          `${method.toUpperCase()} ${path}`,
          inlined(document, methods[method]) as Operation,
        ]),
    ),
  )
}

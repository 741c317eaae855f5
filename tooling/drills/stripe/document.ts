import { readFileSync } from 'node:fs'
import type { Call } from '@ironsouq/sandboxes/psp/psp'
import { Ajv } from 'ajv'

interface Operation {
  responses: Record<string, { content: Record<string, { schema: object }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object }
}

/** Words of OpenAPI 3.0 that are not JSON Schema, and limits of texts, which Stripe's own answers exceed. */
const NOT_CHECKED = new Set(['discriminator', 'maxLength', 'format', 'nullable', 'description'])

function toJsonSchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(toJsonSchema)
  if (typeof part !== 'object' || part === null) return part
  const words = Object.entries(part).filter(
    ([name]) => !name.startsWith('x-') && !NOT_CHECKED.has(name),
  )
  const schema = Object.fromEntries(words.map(([name, value]) => [name, toJsonSchema(value)]))
  return 'nullable' in part && part.nullable === true
    ? { anyOf: [schema, { type: 'null' }] }
    : schema
}

/** Says what an answer lacks or has wrong by Stripe's OpenAPI document; empty when it is as Stripe's. */
export function answerCheck(file: string) {
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document
  const ajv = new Ajv({ strict: false, allErrors: true })
  ajv.addSchema({ $id: 'stripe', components: toJsonSchema(components) as object })
  const patterns = Object.entries(paths).map(([path, operations]) => ({
    operations,
    // A fixed name such as `search` comes before a parameter in the same place.
    isParametric: path.includes('{'),
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  patterns.sort((a, b) => Number(a.isParametric) - Number(b.isParametric))

  return ({ method, target, status, answer }: Call): string[] => {
    const { pathname } = new URL(target, 'http://stripe')
    const found = patterns.find(({ pattern }) => pattern.test(pathname))
    const operation = found?.operations[method.toLowerCase()]
    if (!operation) return ['Stripe has no such operation']
    const response = operation.responses[String(status)] ?? operation.responses['default']
    const schema = JSON.stringify(toJsonSchema(response?.content['application/json']?.schema))
    const isRight = ajv.compile(JSON.parse(schema.replaceAll('"#/', '"stripe#/')) as object)
    if (isRight(JSON.parse(answer))) return []
    // The branches of a choice fail by design; the causes inside them are listed.
    return (isRight.errors ?? [])
      .filter(({ keyword }) => keyword !== 'anyOf')
      .map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Outcome, run } from '../command.ts'
import { type Document, type Operation, operationsOf } from './operations.ts'

export const DIGEST = 'docs/api-digest.txt'
export const WRITE_DIGEST = 'tooling/checks/openapi/digest.ts'
export const PRINT = 'apps/server/src/entry/openapi.ts'

export const printDocument = (root: string): Promise<Outcome> =>
  run(process.execPath, [PRINT], root)

/** The same text for the same meaning: neither keys nor lists of values have an order. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(normal)
    return all.every((each) => typeof each !== 'object')
      ? all.map((each) => JSON.stringify(each)).toSorted()
      : all
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, normal(each)]),
  )
}

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(normal(value)))
    .digest('hex')
    .slice(0, 10)

function lineOf(name: string, operation: Operation): string {
  const { 'x-audience': audience = 'anyone', 'x-permission': permission } = operation
  const { parameters = [], requestBody = null, responses = {} } = operation
  const access = permission ? `${audience}/${permission}` : audience
  return [name, access, hashOf([parameters, requestBody]), hashOf(responses)].join(' · ')
}

/** One line for each operation: its name, who may call it, hashes of its request and its responses. */
export const digestOf = (document: Document): string =>
  [...operationsOf(document)].map(([name, operation]) => `${lineOf(name, operation)}\n`).join('')

const PARTS = ['access', 'request', 'response']

function partsByName(digest: string): Map<string, string[]> {
  const lines = digest.split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [name = '', ...parts] = line.split(' · ')
      return [name, parts]
    }),
  )
}

/** What differs between two digests, one operation each: `new …`, `removed …`, `… (request)`. */
export function changesOf(before: string, after: string): string[] {
  const [was, is] = [partsByName(before), partsByName(after)]
  const changes = [...is].flatMap(([name, parts]) => {
    const old = was.get(name)
    if (!old) return [`new ${name}`]
    const changed = PARTS.filter((_, i) => old[i] !== parts[i])
    return changed.length > 0 ? [`${name} (${changed.join(', ')})`] : []
  })
  const removed = [...was.keys()].filter((name) => !is.has(name))
  return [...changes, ...removed.map((name) => `removed ${name}`)]
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../../..')
  const { exit, out, err } = await printDocument(root)
  if (exit !== 0) throw new Error(err)
  await writeFile(join(root, DIGEST), digestOf(JSON.parse(out) as Document))
}

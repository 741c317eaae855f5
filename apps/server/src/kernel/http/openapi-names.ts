import { glob } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { type JsonSchema, jsonOf } from './openapi-schemas.ts'

/** Texts that half of all fields have. */
const FORMATS = { Uuid: z.uuid(), DateTime: z.iso.datetime(), Date: z.iso.date() }

interface Exported {
  name: string
  /** The noun, without its area. */
  folder: string
  schema: $ZodType
}

const isZod = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/**
 * A text or a number of one shape has many meanings, so the name of one of them says nothing about the
 * others. Objects, unions and lists of values have one.
 */
const isTelling = ({ properties, anyOf, oneOf, allOf, ...schema }: JsonSchema) =>
  Boolean(properties ?? anyOf ?? oneOf ?? allOf ?? schema['enum'])

async function exportedSchemas(): Promise<Exported[]> {
  const root = dirname(createRequire(import.meta.url).resolve('@ironsouq/contract/endpoint'))
  const places = await Array.fromAsync(glob('**/*.ts', { cwd: root }))
  const modules = places
    .filter((place) => !place.endsWith('.test.ts'))
    .toSorted()
    .map(async (place) => {
      const url = pathToFileURL(join(root, place)).href
      const found = (await import(/* @vite-ignore */ url)) as Record<string, unknown>
      return Object.keys(found)
        .toSorted()
        .map((name) => ({ name, folder: basename(dirname(place)), schema: found[name] }))
        .filter((each): each is Exported => isZod(each.schema))
    })
  return (await Promise.all(modules)).flat()
}

const pascal = (folder: string) =>
  folder.replaceAll(/(?:^|\W)(\w)/g, (_, a: string) => a.toUpperCase())

/**
 * The names of the schemas that the contract exports, by their JSON. They are read from the package itself:
 * a list of them would have to be maintained, and names written into the contract would be sent to browsers.
 */
export async function contractSchemas(): Promise<Map<string, string>> {
  const exported = await exportedSchemas()
  const isTwice = ({ name, schema }: Exported) =>
    exported.some((other) => other.name === name && other.schema !== schema)
  const names = new Map(
    Object.entries(FORMATS).map(([name, schema]) => [
      JSON.stringify(jsonOf(schema, 'input')),
      name,
    ]),
  )
  for (const each of exported)
    for (const side of ['output', 'input'] as const) {
      const json = jsonOf(each.schema, side)
      const key = JSON.stringify(json)
      if (!isTelling(json) || names.has(key)) continue
      const name = isTwice(each) ? `${pascal(each.folder)}${each.name}` : each.name
      names.set(key, side === 'output' ? name : `${name}Input`)
    }
  return names
}

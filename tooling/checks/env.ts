import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Check, nothingSeen } from './check.ts'
import { textIfAny } from './tree.ts'

const EXAMPLE = '.env.example'
const CONFIGS = [
  'apps/server/src/entry/config.ts',
  'apps/storefront/entry/config.ts',
  'apps/backoffice/entry/config.ts',
  'apps/merchant/entry/config.ts',
]

async function namesOf(root: string, place: string): Promise<string[] | null> {
  if (!existsSync(join(root, place))) return null
  const config = (await import(pathToFileURL(join(root, place)).href)) as { ENV_NAMES?: unknown }
  const names = config.ENV_NAMES
  return Array.isArray(names) && names.length > 0 ? names.map(String) : null
}

/** The example names every variable that a process reads, and no other; `# NAME=` is an optional one. */
export const env: Check = async (root, seen) => {
  const text = await textIfAny(root, EXAMPLE)
  if (text === null) return [nothingSeen(EXAMPLE)]
  const shown = [...text.matchAll(/^(?:#\s*)?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? '')
  const faults: string[] = []
  const read = new Set<string>()
  for (const place of CONFIGS) {
    const names = await namesOf(root, place)
    if (names) for (const name of names) read.add(name)
    else faults.push(`${place} must export ENV_NAMES, the variables it reads`)
  }
  for (const name of read)
    if (!shown.includes(name)) faults.push(`${EXAMPLE} lacks ${name}; add it with a working value`)
  for (const name of shown)
    if (!read.has(name)) faults.push(`${EXAMPLE} names ${name}, which nothing reads; delete it`)
  const twice = shown.filter((name, i) => shown.indexOf(name) !== i)
  for (const name of new Set(twice)) faults.push(`${EXAMPLE} names ${name} more than once`)
  seen?.(`${read.size} variables`)
  return faults
}

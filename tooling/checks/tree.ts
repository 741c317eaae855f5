import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SKIPPED = new Set([
  'node_modules',
  'build',
  '.git',
  '.toolchain',
  '.engines',
  '.react-router',
  '.cache',
  'test-results',
  'playwright-report',
])

async function* walk(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  for (const entry of entries) {
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* walk(root, place)
    else if (entry.isFile()) yield place
  }
}

/** Paths from the root of all files that match the pattern, sorted; not those of dependencies. */
export async function filesIn(root: string, wanted: RegExp): Promise<string[]> {
  const found: string[] = []
  for await (const place of walk(root, '')) if (wanted.test(place)) found.push(place)
  return found.toSorted()
}

export const textOf = (root: string, place: string) => readFile(join(root, place), 'utf8')

/** The text of a file, or null when it does not exist. */
export async function textIfAny(root: string, place: string): Promise<string | null> {
  try {
    return await textOf(root, place)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

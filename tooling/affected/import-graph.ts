import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g
const SOURCE = /\.(?:ts|tsx|js|mjs)$/

/** A pattern of `imports` or `exports` of a package, and the path from the root that it stands for. */
interface Alias {
  /** The folder whose files may use it; `''` for all. */
  folder: string
  before: string
  after: string
  target: string
}

interface Manifest {
  name?: string
  imports?: Record<string, string>
  exports?: Record<string, string>
}

function aliasesOf(root: string, folder: string): Alias[] {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
  const { name = '', imports = {}, exports = {} } = JSON.parse(text) as Manifest
  const alias = (pattern: string, target: string, folderOfUse: string): Alias => {
    const [before = '', after = ''] = pattern.split('*')
    return { folder: folderOfUse, before, after, target: join(folder, target) }
  }
  return [
    ...Object.entries(imports).map(([key, target]) => alias(key, target, `${folder}/`)),
    ...Object.entries(exports).map(([key, target]) => alias(join(name, key), target, '')),
  ]
}

const isOf = ({ folder, before, after }: Alias, place: string, spec: string) =>
  place.startsWith(folder) && spec.startsWith(before) && spec.endsWith(after)

/**
 * Which files each source file imports, by path from the root. Only files of the list are found: what is
 * outside is a dependency.
 */
export function importGraph(root: string, places: readonly string[]): Map<string, string[]> {
  const known = new Set(places)
  const aliases = places
    .filter((place) =>
      /^(?:apps|packages)\/[^/]+\/package\.json$|^[^/]+\/package\.json$/.test(place),
    )
    .flatMap((place) => aliasesOf(root, dirname(place)))
    // As Node decides: the longest pattern that fits.
    .toSorted((a, b) => b.before.length - a.before.length)
  const resolve = (place: string, spec: string): string | undefined => {
    const alias = aliases.find((each) => isOf(each, place, spec))
    const middle = alias && spec.slice(alias.before.length, spec.length - alias.after.length)
    const path = spec.startsWith('.')
      ? join(dirname(place), spec)
      : alias?.target.replaceAll('*', middle ?? '')
    if (path === undefined) return undefined
    return [path, `${path}.ts`, `${path}.tsx`].find((each) => known.has(each))
  }
  const importsOf = (place: string) => {
    const path = join(root, place)
    if (!existsSync(path)) return []
    const found = readFileSync(path, 'utf8').matchAll(SPECIFIER)
    return [...found].flatMap(([, spec = '']) => resolve(place, spec) ?? [])
  }
  return new Map(
    places.filter((place) => SOURCE.test(place)).map((place) => [place, importsOf(place)]),
  )
}

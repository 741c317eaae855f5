import { dirname, join } from 'node:path'
import { checkOf, type Counts, type Ratchet } from '../ratchet.ts'
import { filesIn, textOf } from '../tree.ts'
import { importsOf } from './cycles.ts'

const SOURCE =
  /^((?:apps|packages)\/[^/]+|e2e|scripts|tooling)\/(?!.*(?:\.test\.tsx?|\.d\.ts)$).*\.tsx?$/
/** Also finds what a comment or a string says, but needs no reading of the language. */
const MAYBE_IMPORT = /\b(?:from|import)\s*\(?\s*['"]([.#][^'"\n]*)['"]/g
/** `imports` of the apps' package.json; the first that fits. */
const ALIASES: readonly (readonly [string, readonly string[]])[] = [
  ['#test/', ['test/']],
  ['#', ['src/', 'app/']],
]

type Graph = Map<string, readonly string[]>

/** The files of the same app or package that the specifiers lead to. */
function targetsOf(place: string, specs: Iterable<string>, all: ReadonlySet<string>): string[] {
  const home = SOURCE.exec(place)?.[1] ?? ''
  const found = new Set<string>()
  for (const spec of specs) {
    const [alias, folders = []] = ALIASES.find(([start]) => spec.startsWith(start)) ?? []
    const targets =
      alias === undefined
        ? [join(dirname(place), spec)]
        : folders.map((folder) => `${home}/${folder}${spec.slice(alias.length)}`)
    for (const target of targets)
      if (target !== place && target.startsWith(`${home}/`) && all.has(target)) found.add(target)
  }
  return [...found]
}

/** The groups of nodes that reach each other, by Tarjan; nodes of no cycle are left out. */
function knots(graph: Graph): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const visit = (node: string): number => {
    const own = index.size
    let least = own
    index.set(node, own)
    open.push(node)
    isOpen.add(node)
    for (const next of graph.get(node) ?? [])
      if (!index.has(next)) least = Math.min(least, visit(next))
      else if (isOpen.has(next)) least = Math.min(least, index.get(next) ?? own)
    if (least === own) {
      const knot = open.splice(open.lastIndexOf(node))
      for (const each of knot) isOpen.delete(each)
      if (knot.length > 1) found.push(knot)
    }
    return least
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}

async function count(root: string) {
  const places = await filesIn(root, SOURCE)
  const all = new Set(places)
  const texts = new Map<string, string>()
  const maybe: Graph = new Map()
  await Promise.all(places.map(async (place) => texts.set(place, await textOf(root, place))))
  for (const place of places) {
    const specs = (texts.get(place) ?? '').matchAll(MAYBE_IMPORT)
    maybe.set(
      place,
      targetsOf(
        place,
        Array.from(specs, ([, spec = '']) => spec),
        all,
      ),
    )
  }
  // Only files of a possible cycle are read as TypeScript.
  const graph: Graph = new Map(
    knots(maybe)
      .flat()
      .map((place) => [place, targetsOf(place, importsOf(texts.get(place) ?? ''), all)]),
  )
  const counts: Counts = {}
  for (const knot of knots(graph))
    for (const from of knot)
      for (const to of graph.get(from) ?? []) if (knot.includes(to)) counts[`${from} → ${to}`] = 1
  return { counts, seen: places.length === 0 ? '' : `imports between ${places.length} files` }
}

/** Imports between files of an app or a package that are part of a cycle; imports of types count. */
export const importRatchet: Ratchet = {
  place: 'tooling/checks/imports/imports.allowed.json',
  count,
  advice: () => 'the files import each other; move the type that both need to a file of its own',
}

export const imports = checkOf(importRatchet)

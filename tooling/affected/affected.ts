import { importGraph } from './import-graph.ts'

const TEST = /\.test\.tsx?$/

/**
 * The list of all features: every API test imports it, so it would make each of them depend on every
 * file of the server. What it lists is tested in the folders of the features.
 */
const CUT = 'apps/server/src/features/registry.ts'

/** What tests depend on without importing it: a change runs all of them. */
const TRIGGERS: readonly RegExp[] = [
  /^apps\/server\/migrations\//,
  /^apps\/[^/]+\/test\/(?:.*\.setup|harness|databases)\.ts$/,
  /(?:^|\/)(?:package|tsconfig[^/]*|\.oxlintrc)\.json$/,
  /^pnpm-(?:lock|workspace)\.yaml$/,
  /(?:^|\/)(?:vitest|vite|rolldown|drizzle|react-router)\.config\.ts$/,
]

const PACK = /^packages\/i18n\/messages\/[^/]+\/(\w+\/\w+)\.json$/
const I18N_TEST = /^packages\/i18n\/.*\.test\.ts$/
const FEATURE =
  /^(?:(?:apps\/[^/]+\/(?:src|app)\/features|packages\/contract\/src)\/[^/]+|packages\/portal\/src|packages\/demo\/src)\/([^/]+)\//

interface Tree {
  root: string
  /** All files, by path from the root. */
  places: readonly string[]
  textOf: (place: string) => string
}

/** The source files that name a text of these packs. Events and permissions look the same and have other names. */
function usersOf({ places, textOf }: Tree, packs: readonly string[]): string[] {
  const keys = packs.flatMap((pack) => {
    const english = textOf(`packages/i18n/messages/en/${pack}.json`)
    const namespace = pack.slice(pack.indexOf('/') + 1)
    return Object.keys(JSON.parse(english) as object).map((key) => `${namespace}.${key}`)
  })
  if (keys.length === 0) return []
  const named = new RegExp(`['"\`](?:${keys.join('|').replaceAll('.', '\\.')})['"\`]`)
  return places.filter((place) => /\.tsx?$/.test(place) && named.test(textOf(place)))
}

/** All files that import one of these, directly or not. */
function importersOf(graph: ReadonlyMap<string, readonly string[]>, of: Iterable<string>) {
  const importers = new Map<string, string[]>()
  for (const [place, imports] of graph)
    if (place !== CUT)
      for (const each of imports) importers.set(each, [...(importers.get(each) ?? []), place])
  const reached = new Set(of)
  const open = [...reached]
  for (let place = open.pop(); place !== undefined; place = open.pop())
    for (const importer of importers.get(place) ?? [])
      if (!reached.has(importer)) {
        reached.add(importer)
        open.push(importer)
      }
  return reached
}

/**
 * The test files that a change can break: those that import a changed file, those of the same feature, and
 * those that are or import a file which names a changed text. `'all'` when something changed that tests use
 * without importing it.
 */
export function affectedTests(tree: Tree, changed: readonly string[]): string[] | 'all' {
  if (changed.some((place) => TRIGGERS.some((trigger) => trigger.test(place)))) return 'all'
  const packs = [...new Set(changed.flatMap((place) => PACK.exec(place)?.[1] ?? []))]
  const graph = importGraph(tree.root, tree.places)
  // Everything imports the packs: a text is followed by its name instead.
  const reached = importersOf(
    graph,
    changed.filter((place) => !PACK.test(place)),
  )
  const users = new Set(usersOf(tree, packs))
  const features = new Set(
    [...changed, ...users].flatMap((place) => FEATURE.exec(place)?.[1] ?? []),
  )
  const isAffected = (place: string) =>
    reached.has(place) ||
    features.has(FEATURE.exec(place)?.[1] ?? '') ||
    users.has(place) ||
    (graph.get(place) ?? []).some((each) => users.has(each)) ||
    (packs.length > 0 && I18N_TEST.test(place))
  return tree.places.filter((place) => TEST.test(place) && isAffected(place))
}

import { dirname, join } from 'node:path'
import { checkOf, type Counts, type Ratchet } from '../ratchet.ts'
import { partsOf } from '../source.ts'
import { filesIn, textOf } from '../tree.ts'

const FEATURE_FILE =
  /^(apps\/[^/]+\/(?:src|app)\/features)\/([^/]+\/[^/]+)\/(?!.*\.test\.tsx?$).*\.tsx?$/
const IMPORTS = /\b(?:from|import)\s*\(?\s*$/

/** The specifiers that a source imports, re-exports or names as a type. */
export function importsOf(text: string): string[] {
  const parts = partsOf(text)
  return parts.flatMap((part, i) => {
    const before = parts[i - 1]
    return part.kind === 'string' && before?.kind === 'code' && IMPORTS.test(before.text)
      ? [part.text]
      : []
  })
}

/** The feature that a specifier leads to, from a file of the same app. */
function featureOf(place: string, features: string, spec: string): string | undefined {
  if (spec.startsWith('#features/')) return /^#features\/([^/]+\/[^/]+)\//.exec(spec)?.[1]
  if (!spec.startsWith('.')) return undefined
  const target = join(dirname(place), spec)
  return target.startsWith(`${features}/`)
    ? /^([^/]+\/[^/]+)\//.exec(target.slice(features.length + 1))?.[1]
    : undefined
}

type Graph = Map<string, Map<string, number>>

/** The nodes that can be reached from one. */
function reachable(graph: Graph, from: string): Set<string> {
  const reached = new Set<string>()
  const open = [from]
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const next of graph.get(node)?.keys() ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        open.push(next)
      }
  return reached
}

async function count(root: string) {
  const places = await filesIn(root, FEATURE_FILE)
  const graphs = new Map<string, Graph>()
  for (const place of places) {
    const [, features = '', feature = ''] = FEATURE_FILE.exec(place) ?? []
    const graph = graphs.get(features) ?? (new Map() as Graph)
    graphs.set(features, graph)
    const edges = graph.get(feature) ?? new Map<string, number>()
    graph.set(feature, edges)
    for (const spec of importsOf(await textOf(root, place))) {
      const to = featureOf(place, features, spec)
      if (to !== undefined && to !== feature) edges.set(to, (edges.get(to) ?? 0) + 1)
    }
  }
  const counts: Counts = {}
  let folders = 0
  for (const [features, graph] of graphs) {
    folders += graph.size
    for (const [from, edges] of graph)
      for (const [to, imports] of edges)
        if (reachable(graph, to).has(from)) counts[`${features}: ${from} → ${to}`] = imports
  }
  return { counts, seen: folders === 0 ? '' : `imports between ${folders} feature folders` }
}

/** Imports between feature folders that are part of a cycle; imports of types count. */
export const cycleRatchet: Ratchet = {
  place: 'tooling/checks/imports/cycles.allowed.json',
  count,
  advice: () => 'the folders import each other; move what both need to the lower one',
}

export const cycles = checkOf(cycleRatchet)

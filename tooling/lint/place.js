import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const SCOPE = '@ironsouq/'
const SOURCE_OF_PACKAGE = 'src'

const roots = new Map()

/** The root of the repository of a file, wherever the linter was started. */
function rootOf(folder) {
  const known = roots.get(folder)
  if (known !== undefined) return known
  const parent = dirname(folder)
  const found = existsSync(join(folder, 'pnpm-workspace.yaml'))
    ? folder
    : parent === folder
      ? null
      : rootOf(parent)
  roots.set(folder, found)
  return found
}

/** `apps/server/src/kernel/ctx.ts`: the path that the rules use. */
export function placeOf(file) {
  const root = rootOf(dirname(file))
  return root === null ? file : relative(root, file)
}

const maps = new Map()

const prefixes = (map) =>
  Object.entries(map)
    .map((pair) => pair.map((each) => each.replace(/^\.\/|\*$/g, '')))
    .toSorted(([a], [b]) => b.length - a.length)

/** What `#…` mean within the app, and what others import of it; of each map, longest prefix first. */
function mapsOf(folder) {
  const known = maps.get(folder)
  if (known) return known
  const { imports = {}, exports = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const found = { imports: prefixes(imports), exports: prefixes(exports) }
  maps.set(folder, found)
  return found
}

function ownImport(root, place, spec) {
  const app = /^(?:apps|packages)\/[^/]+/.exec(place)?.[0]
  if (!app || !existsSync(join(root, app, 'package.json'))) return null
  const entry = mapsOf(join(root, app)).imports.find(([prefix]) => spec.startsWith(prefix))
  return entry ? `${app}/${entry[1]}${spec.slice(entry[0].length)}` : null
}

function memberImport(root, spec) {
  const [name, ...rest] = spec.slice(SCOPE.length).split('/')
  if (name === 'tooling' || name === 'e2e') return [name, ...rest].join('/')
  if (existsSync(join(root, 'apps', name, 'package.json'))) {
    const path = rest.join('/')
    const [prefix = '', target = ''] =
      mapsOf(join(root, 'apps', name)).exports.find(([start]) => path.startsWith(start)) ?? []
    return `apps/${name}/${target}${path.slice(prefix.length)}`
  }
  return ['packages', name, SOURCE_OF_PACKAGE, ...rest].join('/')
}

/**
 * The target of an import, as a path in the repository; `npm:zod`, `node:fs` for what is outside
 * it; null for what no package.json explains.
 */
export function targetOf(file, spec) {
  const root = rootOf(dirname(file))
  if (root === null) return null
  if (spec.startsWith('.')) return relative(root, resolve(dirname(file), spec))
  if (spec.startsWith('#')) return ownImport(root, relative(root, file), spec)
  if (spec.startsWith(SCOPE)) return memberImport(root, spec)
  return spec.startsWith('node:') ? spec : `npm:${spec}`
}

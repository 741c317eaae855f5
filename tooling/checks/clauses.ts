import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Check, nothingSeen } from './check.ts'
import { titlesOf } from './titles.ts'
import { filesIn, textIfAny, textOf } from './tree.ts'

const CLAUSES = 'docs/spec/clauses.md'
const COVERED = 'docs/spec/covered.txt'
const UNPROVEN = 'docs/spec/unproven.txt'
const WRITE = 'run `node tooling/checks/clauses.ts --write`'

/** u: unit, a: HTTP or socket against the running server, b: browser. */
type Layer = 'u' | 'a' | 'b'
const isLayer = (text: string): text is Layer => ['u', 'a', 'b'].includes(text)

/** A table without a layer column lists routes of the storefront, which an HTTP test proves. */
const LAYER_OF_ROUTES: Layer[] = ['a']

const TESTS = /(?:\.test\.tsx?|^e2e\/.*\.(?:http|e2e)\.ts)$/
/** Pages made for tests only: a test there does not show that the product has the behaviour. */
const TEST_PAGES = /^e2e\/(?:catalogue|frame\/shell-services|frame\/server-problem)/

/** The layer that a test file proves; null where it does not use the product. */
function layerOf(place: string): Layer | null {
  if (TEST_PAGES.test(place)) return null
  if (/\.(?:api\.test|http)\.tsx?$/.test(place)) return 'a'
  return place.endsWith('.e2e.ts') ? 'b' : 'u'
}

interface Spec {
  /** Clause id → the layers of its row. */
  layers: Map<string, Layer[]>
  /** The ids that are routes: an API test of the data behind a page does not request the page. */
  routes: Set<string>
  faults: string[]
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function readSpec(text: string): Spec {
  const layers = new Map<string, Layer[]>()
  const routes = new Set<string>()
  const faults: string[] = []
  let layerColumn = -1
  for (const line of text.split('\n')) {
    const cells = cellsOf(line)
    if (cells[0] === 'id') layerColumn = cells.indexOf('layer')
    const id = cells[0] ?? ''
    if (!/^[A-Z]{2}-\d+$/.test(id)) continue
    const named = layerColumn === -1 ? LAYER_OF_ROUTES : (cells[layerColumn] ?? '').split(' ')
    const known = named.filter(isLayer)
    if (known.length === 0 || known.length < named.length)
      faults.push(`${CLAUSES}: ${id} names the layers "${named.join(' ')}"; use u, a and b`)
    if (layers.has(id)) faults.push(`${CLAUSES}: ${id} occurs twice`)
    layers.set(id, known)
    if (layerColumn === -1) routes.add(id)
  }
  return { layers, routes, faults }
}

/** The ids in a title: each alone in its brackets, so that one can search for it. */
function idsIn(title: string): { ids: string[]; odd: string[] } {
  const bracketed = [...title.matchAll(/\[([A-Z]{2}-\d[^\]]*)\]/g)].map((match) => match[1] ?? '')
  const isId = (text: string) => /^[A-Z]{2}-\d+$/.test(text)
  return { ids: bracketed.filter(isId), odd: bracketed.filter((text) => !isId(text)) }
}

interface Titled {
  tests: number
  /** Clause id → the layers of the tests that carry it. */
  layers: Map<string, Set<Layer | null>>
  faults: string[]
}

async function readTitles(root: string, spec: Spec): Promise<Titled> {
  const layers: Titled['layers'] = new Map()
  const faults: string[] = []
  const places = await filesIn(root, TESTS)
  for (const place of places)
    for (const title of titlesOf(await textOf(root, place))) {
      const { ids, odd } = idsIn(title)
      for (const text of odd)
        faults.push(`${place}: "[${text}]" is not one clause; give each id its own brackets`)
      for (const id of ids)
        if (spec.layers.has(id)) {
          const layer = spec.routes.has(id) && !place.startsWith('e2e/') ? null : layerOf(place)
          layers.set(id, (layers.get(id) ?? new Set()).add(layer))
        } else faults.push(`${place}: ${id} is not in ${CLAUSES}`)
    }
  return { tests: places.length, layers, faults }
}

const linesOf = (text: string | null) => (text ?? '').split('\n').filter(Boolean)
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** Clauses that do not count although tests carry their ids, each with the reason. */
function readUnproven(
  text: string | null,
  { layers }: Titled,
): { ids: string[]; faults: string[] } {
  const faults: string[] = []
  const ids = linesOf(text).map((line) => {
    const [id = '', reason] = line.split(/\s+(.*)/)
    if (!reason) faults.push(`${UNPROVEN}: ${id} needs a reason`)
    if (!layers.has(id)) faults.push(`${UNPROVEN}: no test carries ${id}; delete the line`)
    return id
  })
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i)))
    faults.push(`${UNPROVEN}: ${id} occurs twice`)
  return { ids, faults }
}

interface Coverage {
  clauses: number
  tests: number
  covered: string[]
  /** Clause id → layers of its row without a test; only clauses that some test carries. */
  partly: Map<string, Layer[]>
  unproven: string[]
  faults: string[]
}

async function coverage(root: string): Promise<Coverage> {
  const spec = readSpec((await textIfAny(root, CLAUSES)) ?? '')
  const titled = await readTitles(root, spec)
  const unproven = readUnproven(await textIfAny(root, UNPROVEN), titled)
  const covered: string[] = []
  const partly = new Map<string, Layer[]>()
  for (const [id, wanted] of spec.layers) {
    const has = titled.layers.get(id)
    if (!has || unproven.ids.includes(id)) continue
    // A test through the product's entry point also proves that the product uses the unit.
    const proves = (layer: Layer) =>
      has.has(layer) || (layer === 'u' && (has.has('a') || has.has('b')))
    const missing = wanted.filter((layer) => !proves(layer))
    if (missing.length === 0) covered.push(id)
    else partly.set(id, missing)
  }
  return {
    clauses: spec.layers.size,
    tests: titled.tests,
    covered: covered.toSorted(byNumber),
    partly,
    unproven: unproven.ids,
    faults: [...spec.faults, ...titled.faults, ...unproven.faults],
  }
}

const missingText = (layers: Layer[] | undefined) =>
  layers ? ` of layer ${layers.join(' and ')}` : ''

/** A clause counts when every layer of its row has a test; no clause may lose a test. */
export const clauses: Check = async (root, seen) => {
  const found = await coverage(root)
  if (found.clauses === 0) return [nothingSeen(`clauses in ${CLAUSES}`)]
  if (found.tests === 0) return [nothingSeen('tests')]
  seen?.(
    `${found.covered.length} of ${found.clauses} clauses proven in every layer, ` +
      `${found.partly.size} in part, ${found.unproven.length} listed as unproven`,
  )
  const text = await textIfAny(root, COVERED)
  if (text === null) return [...found.faults, `${COVERED} is missing: ${WRITE}`]
  const listed = linesOf(text)
  const lost = listed.filter((id) => !found.covered.includes(id))
  const gained = found.covered.filter((id) => !listed.includes(id))
  const unsorted = listed.join() !== listed.toSorted(byNumber).join()
  return [
    ...found.faults,
    ...lost.map(
      (id) =>
        `${id} has lost its test${missingText(found.partly.get(id))}: ` +
        `write one that carries [${id}] in its title`,
    ),
    ...gained.map((id) => `${id} is proven now but is not in ${COVERED}: ${WRITE}`),
    ...(unsorted ? [`${COVERED} is not sorted: ${WRITE}`] : []),
  ]
}

/** Writes the list from scratch and returns the ids that it drops. */
export async function write(root: string): Promise<string[]> {
  const { covered } = await coverage(root)
  const dropped = linesOf(await textIfAny(root, COVERED)).filter((id) => !covered.includes(id))
  await writeFile(join(root, COVERED), covered.map((id) => `${id}\n`).join(''))
  return dropped
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..')
  if (process.argv.includes('--write'))
    for (const id of await write(root)) console.log(`dropped ${id}`)
  else
    for (const [id, missing] of (await coverage(root)).partly)
      console.log(`${id} has no test${missingText(missing)}`)
}

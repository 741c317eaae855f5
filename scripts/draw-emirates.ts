/**
 * Draws the Emirates from Natural Earth (public domain) and writes packages/ui/src/patterns/chart/emirates-outline.ts:
 * `node scripts/draw-emirates.ts`. The drawing is committed, so that no page carries a map library.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Point = readonly [x: number, y: number]

interface Country {
  type: 'Polygon' | 'MultiPolygon'
  arcs: number[][] | number[][][]
  properties: { name: string }
}

interface Topology {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { countries: { geometries: Country[] } }
}

/** As `placeOf` has it. */
const WEST = 53.85
const NORTH = 26.2
const PER_DEGREE_EAST = 32.26
const PER_DEGREE_NORTH = 35.6
const WIDTH = 100
const HEIGHT = 81.2
/** What is farther outside is drawn at this distance: the frame hides it. */
const MARGIN = 6
/** Units of the drawing: a smaller bend cannot be seen. */
const TOLERANCE = 0.12

const world = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
) as Topology

const clamped = (value: number, most: number) => Math.min(most + MARGIN, Math.max(-MARGIN, value))

function drawnArc(arc: readonly Point[]): Point[] {
  const { scale, translate } = world.transform
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    const [longitude, latitude] = [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    return [
      clamped((longitude - WEST) * PER_DEGREE_EAST, WIDTH),
      clamped((NORTH - latitude) * PER_DEGREE_NORTH, HEIGHT),
    ]
  })
}

/** Of a point to the line through two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs(dx * (y - ay) - dy * (x - ax)) / length
}

/** Without the points that lie almost on the line between others (Douglas and Peucker). */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, most] = [0, 0]
  for (const [n, point] of points.entries()) {
    const far = distance(point, first, last)
    if (far > most) [farthest, most] = [n, far]
  }
  if (most <= TOLERANCE) return [first, last]
  return [
    ...simplified(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplified(points.slice(farthest)),
  ]
}

const arcs = world.arcs.map(drawnArc)

/** A negative number is the arc from its end. */
const arcOf = (n: number): Point[] => simplified(arcs[n < 0 ? ~n : n] ?? [])
const directed = (n: number) => (n < 0 ? arcOf(n).toReversed() : arcOf(n))

const ringsOf = ({ type, arcs: of }: Country) =>
  (type === 'Polygon' ? [of as number[][]] : (of as number[][][])).flat()

const tenth = (value: number) => Math.round(value * 10) / 10
const number = (value: number) => String(tenth(value)).replace(/^(-?)0\./, '$1.')

const isInside = ([x, y]: Point) =>
  x > -MARGIN && x < WIDTH + MARGIN && y > -MARGIN && y < HEIGHT + MARGIN

/** Relative moves: shorter than absolute ones. */
function path(points: readonly Point[]): string {
  let before: Point | undefined
  return points
    .flatMap(([x, y]) => {
      const at: Point = [tenth(x), tenth(y)]
      if (!before) {
        before = at
        return `M${number(at[0])} ${number(at[1])}l`
      }
      const [dx, dy] = [tenth(at[0] - before[0]), tenth(at[1] - before[1])]
      if (dx === 0 && dy === 0) return []
      before = at
      return `${number(dx)} ${number(dy)} `
    })
    .join('')
    .replaceAll(' -', '-')
    .trim()
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** Islands of neighbours are left out: some are disputed. */
const isIslet = (points: readonly Point[]) =>
  Math.max(extent(points.map(([x]) => x)), extent(points.map(([, y]) => y))) < 3

const outline = (countries: readonly Country[], isWanted: (ring: Point[]) => boolean) =>
  countries
    .flatMap(ringsOf)
    .map((ring) => ring.flatMap(directed))
    .filter((points) => points.some(isInside) && isWanted(points))
    .map((points) => `${path(points)}Z`)
    .filter((drawn) => drawn.length > 16)
    .join('')

const { geometries } = world.objects.countries
const emirates = geometries.filter(({ properties }) => properties.name === 'United Arab Emirates')
const others = geometries.filter((country) => !emirates.includes(country))
const numbersOf = (countries: readonly Country[]) =>
  new Set(
    countries
      .flatMap(ringsOf)
      .flat()
      .map((n) => (n < 0 ? ~n : n)),
  )
const [ours, theirs] = [numbersOf(emirates), numbersOf(others)]
const lines = (wanted: (n: number) => boolean) =>
  [...ours]
    .filter(wanted)
    .map(arcOf)
    .filter((points) => points.some(isInside))
    .map(path)
    .filter((drawn) => drawn.length > 16)
    .join('')

const parts = {
  LAND: outline(emirates, () => true),
  NEIGHBOUR: outline(others, (ring) => !isIslet(ring)),
  COAST: lines((n) => !theirs.has(n)),
  BORDER: lines((n) => theirs.has(n)),
}

const target = fileURLToPath(
  new URL('../packages/ui/src/patterns/chart/emirates-outline.ts', import.meta.url),
)
writeFileSync(
  target,
  `/* Drawn by scripts/draw-emirates.ts from Natural Earth (public domain). North is up. */\n${Object.entries(
    parts,
  )
    .map(([name, d]) => `export const ${name} =\n  '${d}'\n`)
    .join('\n')}`,
)
for (const [name, d] of Object.entries(parts)) process.stdout.write(`${name} ${d.length}\n`)

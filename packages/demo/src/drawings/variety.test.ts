import { describe, expect, it } from 'vitest'
import type { LiveryName } from './livery.ts'
import type { Machine } from './machines/machine.ts'
import { categories, machines, type Category } from './machines/register.ts'
import { drawScene, type SceneSpec } from './scene.ts'

/** Lines only: every run of every path, without paint, names or the order they are drawn in. */
const linesOf = (svg: string): string =>
  [...svg.matchAll(/ d="([^"]+)"/g)]
    .flatMap(([, d = '']) => d.split(/(?=M)/))
    .toSorted()
    .join()

/** The machine alone: what stands in the picture's one scaled group. */
function machineOf(svg: string): string {
  const start = svg.indexOf('<g transform="translate(')
  return svg.slice(start)
}

const shapeOf = (category: Category, spec: Partial<SceneSpec>): string =>
  linesOf(machineOf(drawScene({ category, seed: 'one', model: '320', wear: 0, ...spec })))

/** The names of gradients come from the description; they are no difference. */
const unnamed = (svg: string) => svg.replaceAll(/(id="|url\(#)[^")]+/g, '$1')

/** These have a usual weight to be measured against. */
const weighed = categories.filter((category) => 'weight' in machines[category])
const MAKES: LiveryName[] = ['yellow-black', 'yellow-blue', 'sand-yellow', 'orange', 'yellow-grey']

describe.each(categories)('machines of the category %s', (category) => {
  it('differ all from each other on a page of 24', () => {
    const pictures = Array.from({ length: 24 }, (_, i) => {
      const spec: SceneSpec = { category, seed: `ISQ-${104_001 + i}`, model: '320' }
      return unnamed(drawScene({ ...spec, scene: 'yard', hour: 'noon' }))
    })
    expect(new Set(pictures).size).toBe(24)
  })

  it('have a shape of their own for every make, not only another colour', () => {
    const shapes = MAKES.map((livery) => shapeOf(category, { livery }))
    expect(new Set(shapes).size).toBe(MAKES.length)
  })

  it('keep the shape of their make in another paint', () => {
    const facts = { make: 'One and the Same' }
    const [orange, teal] = (['orange', 'teal'] as const).map((livery) =>
      shapeOf(category, { livery, facts }),
    )
    expect(orange).toBe(teal)
  })
})

it.each(weighed)('a %s has other proportions when it is heavier', (category) => {
  const { weight = NaN }: Machine = machines[category]
  const [light, heavy] = [0.7, 1.5].map((k) =>
    shapeOf(category, { facts: { weightKg: weight * k } }),
  )
  expect(light).not.toBe(heavy)
})

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../catalogue/entry.ts'
import { sceneOf } from '../../catalogue/view.ts'

/** Components that a page may show before hydration. */
const PUBLIC = [
  'patterns/page/auth-frame',
  'patterns/page/banner',
  'patterns/chart/bar-list',
  'patterns/page/breadcrumb',
  'patterns/list/chip-row',
  'patterns/fact/clock',
  'patterns/chart/emirates-map',
  'patterns/list/empty-state',
  'patterns/fact/facts-table',
  'patterns/list/filter-panel',
  'patterns/form/form',
  'patterns/media/gallery',
  'patterns/page/jump-bar',
  'patterns/list/pagination',
  'patterns/form/password-rules',
  'patterns/fact/plate',
  'patterns/chart/plot',
  'patterns/chart/point-map',
  'patterns/fact/price-pair',
  'patterns/page/section',
  'patterns/form/stepper',
  'patterns/chart/tape',
  'primitives/field/code-input',
  'primitives/display/disclosure',
  'primitives/field/password-input',
  'primitives/plain-field/plain-check',
  'primitives/plain-field/plain-input',
  'primitives/display/progress',
  'primitives/display/skeleton',
]
const SOURCES = join(import.meta.dirname, '..')
const ENTRIES = join(import.meta.dirname, '../../catalogue/entries')

/** The packages that a file imports, directly or through other files. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const sources = readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}).* from '([^']+)'$/gm)
  const found = [...sources].flatMap(([, from = '']) =>
    from.startsWith('.') ? [...packagesOf(join(file, '..', from), seen)] : [from],
  )
  return new Set(found)
}

describe.each(PUBLIC)('%s', (name) => {
  it('reaches no package but React', () => {
    expect([...packagesOf(join(SOURCES, `${name}.tsx`))]).toSatisfy((found: string[]) =>
      found.every((each) => each === 'react'),
    )
  })

  it('has no inline style in its markup', async () => {
    const file = `${join(ENTRIES, basename(name))}.tsx`
    const { entry } = (await import(file)) as { entry: Entry }
    const states = entry.states.map(({ node }) => renderToStaticMarkup(node(sceneOf('rtl'))))
    expect(states.join('')).not.toMatch(/<[^>]+\sstyle=/)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../catalogue/entry.ts'
import { sceneOf } from '../../catalogue/view.ts'

/** What a page may hold before any script has run. */
const PUBLIC = [
  'patterns/auth-frame',
  'patterns/banner',
  'patterns/bar-list',
  'patterns/breadcrumb',
  'patterns/chip-row',
  'patterns/clock',
  'patterns/empty-state',
  'patterns/facts-table',
  'patterns/filter-panel',
  'patterns/form',
  'patterns/gallery',
  'patterns/jump-bar',
  'patterns/pagination',
  'patterns/password-rules',
  'patterns/plate',
  'patterns/plot',
  'patterns/point-map',
  'patterns/price-pair',
  'patterns/section',
  'patterns/stepper',
  'patterns/tape',
  'primitives/code-input',
  'primitives/disclosure',
  'primitives/password-input',
  'primitives/plain-check',
  'primitives/plain-input',
  'primitives/progress',
  'primitives/skeleton',
]
const SOURCES = join(import.meta.dirname, '..')
const ENTRIES = join(import.meta.dirname, '../../catalogue/entries')

/** The packages that a file leads to, itself and through the files it imports. */
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
    const file = `${join(ENTRIES, name.slice(name.indexOf('/') + 1))}.tsx`
    const { entry } = (await import(file)) as { entry: Entry }
    const states = entry.states.map(({ node }) => renderToStaticMarkup(node(sceneOf('rtl'))))
    expect(states.join('')).not.toMatch(/<[^>]+\sstyle=/)
  })
})

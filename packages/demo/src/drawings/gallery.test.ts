import { describe, expect, it } from 'vitest'
import { galleryOf } from './gallery.ts'
import { categories } from './machines/register.ts'
import { drawScene } from './scene.ts'

const FEW = new Set<string>(['low-bed', 'attachment'])

describe.each(categories)('the gallery of the category %s', (category) => {
  const views = galleryOf({ category })

  it('is long enough, and every picture of it another one', () => {
    expect(views.length).toBeGreaterThanOrEqual(FEW.has(category) ? 6 : 8)
    expect(views.length).toBeLessThanOrEqual(12)
    const pictures = views.map((view) =>
      drawScene({ category, view, seed: 'gallery' }).replaceAll(/(id="|url\(#)[^")]+/g, '$1'),
    )
    expect(new Set(pictures).size).toBe(views.length)
  })

  it('begins with the view it is listed with', () => {
    expect(galleryOf({ category, view: 'side' }).slice(0, 2)).toEqual(['side', 'quarter'])
    expect(galleryOf({ category, view: 'quarter' }).slice(0, 2)).toEqual(['quarter', 'side'])
    const right = galleryOf({ category, view: 'quarter-right' })
    expect(right.slice(0, 3)).toEqual(['quarter-right', 'quarter', 'side'])
    expect(right.toSorted()).toEqual(galleryOf({ category }).toSorted())
  })
})

describe('a gallery', () => {
  it.each([
    ['low-bed', ['meter', 'cab', 'engine']],
    ['attachment', ['meter', 'cab', 'engine', 'tyre', 'undercarriage', 'working']],
    ['generator', ['cab', 'meter', 'tyre', 'undercarriage']],
    ['scissor-lift', ['cab']],
    ['tower-crane', ['tyre', 'meter']],
    ['crawler-excavator', ['tyre', 'panel']],
    ['wheel-loader', ['undercarriage', 'panel']],
  ] as const)('of a %s leaves out what it does not have', (category, absent) => {
    const views = galleryOf({ category })
    for (const view of absent) expect(views).not.toContain(view)
  })

  it('shows the wheels of what stands on wheels, by its subtype', () => {
    expect(galleryOf({ category: 'paver' })).toContain('undercarriage')
    expect(galleryOf({ category: 'paver', subtype: 'wheeled' })).toContain('tyre')
    expect(galleryOf({ category: 'generator', subtype: 'trailer' })).toContain('tyre')
  })
})

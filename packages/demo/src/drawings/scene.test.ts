import { describe, expect, it } from 'vitest'
import { liveries, type LiveryName } from './livery.ts'
import { categories, type Category } from './machines/register.ts'
import { drawScene, views, type SceneSpec } from './scene.ts'

const MOST_BYTES = 120_000
const liveryNames = Object.keys(liveries) as LiveryName[]

const subtypes: Partial<Record<Category, string[]>> = {
  'crawler-excavator': ['', 'long-reach', 'demolition'],
  'mini-excavator': ['cab', 'canopy'],
  dozer: ['high', 'oval', 'lgp'],
  'skid-steer': ['', 'tracked'],
  roller: ['', 'tandem', 'padfoot'],
  paver: ['', 'wheeled'],
  'mobile-crane': ['', 'all-terrain', 'truck'],
  'tower-crane': ['', 'luffing'],
  'scissor-lift': ['', 'rough-terrain'],
  'boom-lift': ['', 'telescopic'],
  forklift: ['', 'electric', 'heavy'],
  generator: ['', 'trailer', 'compressor'],
  'water-tanker': ['', 'fuel'],
  attachment: ['bucket', 'breaker'],
}

const turn = <T>(list: readonly T[], i: number): T => list[i % list.length]!

/** Over the views of a category everything else about the description changes too. */
function specOf(category: Category, i: number): SceneSpec {
  return {
    category,
    view: turn(views, i),
    seed: `${category}-${i}`,
    subtype: turn(subtypes[category] ?? [''], i),
    livery: turn(liveryNames, i * 7 + category.length),
    model: turn(['320', 'PC210-8', 'MT1440', 'D6', ''], i),
    wear: (i % 11) / 10,
    pose: turn(['parked', 'working', 'raised'], i + category.length),
    facts: { hours: i * 731 + 0.4, serial: `ISQ${i}A1002`, year: 2005 + i },
  }
}

const ATTRIBUTE = /\s([a-z][\w-]*)="([^"<]*)"/gi
const TAG = /<(\/?)([a-z]+)((?:\s[a-z][\w-]*="[^"<]*")*)\s*(\/?)>/gi

/** What is wrong with a picture: tags must nest, ids be unique, references resolve. */
function faultsOf(svg: string): string[] {
  const open: string[] = []
  const ids: string[] = []
  const refs: string[] = []
  const faults: string[] = []
  const rest = svg.replace(TAG, (_, closing: string, name: string, attributes: string, end) => {
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
      return ''
    }
    if (!end) open.push(name)
    const pairs = [...attributes.matchAll(ATTRIBUTE)]
    if (new Set(pairs.map(([, key]) => key)).size < pairs.length) faults.push(`<${name}> repeats`)
    for (const [, key, value = ''] of pairs) {
      if (key === 'id') ids.push(value)
      for (const [, ref = ''] of value.matchAll(/url\(#([^)]+)\)/g)) refs.push(ref)
    }
    return ''
  })
  if (rest) faults.push(`not markup: ${rest.slice(0, 60)}`)
  if (open.length) faults.push(`left open: ${open.join(' ')}`)
  if (new Set(ids).size < ids.length) faults.push('an id is used twice')
  const known = new Set(ids)
  faults.push(...refs.filter((ref) => !known.has(ref)).map((ref) => `nothing is called #${ref}`))
  if (/NaN|undefined|Infinity|null|\[object/.test(svg)) faults.push('a broken number or text')
  if (svg.length > MOST_BYTES) faults.push(`${svg.length} bytes`)
  if (!svg.includes('viewBox="0 0 1600 1200"')) faults.push('another size')
  return faults
}

describe.each(categories)('the picture of the category %s', (category) => {
  it('is sound in every view', () => {
    for (const i of views.keys()) {
      const spec = specOf(category, i)
      expect(faultsOf(drawScene(spec)), JSON.stringify(spec)).toEqual([])
    }
  })

  it('is the same for the same description and another one for another seed', () => {
    const spec = specOf(category, categories.indexOf(category))
    const svg = drawScene(spec)
    expect(drawScene({ ...spec })).toBe(svg)
    expect(drawScene({ ...spec, seed: 'another' })).not.toBe(svg)
  })
})

describe('a picture', () => {
  it('never carries the text of a user as markup', () => {
    const evil = '"><script>alert(1)</script>'
    for (const view of views) {
      const facts = { serial: evil, make: evil }
      const svg = drawScene({ category: 'dozer', seed: evil, view, model: evil, facts })
      expect(svg).not.toContain('script')
      expect(faultsOf(svg)).toEqual([])
    }
  })

  it('shows the hours of the machine on its meter', () => {
    const spec: SceneSpec = { category: 'dozer', seed: 1, view: 'meter', wear: 0 }
    const [few, many] = [120, 9120].map((hours) => drawScene({ ...spec, facts: { hours } }))
    expect(few).not.toBe(many)
  })

  it('shows the running gear of what has no cab, engine or meter', () => {
    const spec = { category: 'low-bed', seed: 1 } as const
    expect(drawScene({ ...spec, view: 'cab' })).toBe(drawScene({ ...spec, view: 'undercarriage' }))
  })

  it('is refused for a category without a drawing', () => {
    const spec = { category: 'submarine', seed: 1 } as unknown as SceneSpec
    expect(() => drawScene(spec)).toThrow('submarine')
  })
})

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawGood, type GoodSpec, goodViews } from './draw-good.ts'
import { colourSchemes, type ColourScheme, goodKinds } from './register.ts'

const schemes = Object.keys(colourSchemes) as ColourScheme[]
const all = goodKinds.flatMap((good, n) =>
  goodViews.map((view) => {
    const colours = schemes[n % schemes.length] ?? 'heron'
    return { spec: { good, colours, view, seed: 'test' }, name: `${good} ${view}` }
  }),
)
const svgOf = (spec: GoodSpec) => Object.values(drawGood(spec)).join('\n')
const drawn = all.map(({ spec, name }) => ({ name, spec, svg: svgOf(spec) }))

describe('drawings of products', () => {
  it('are well formed, without a broken number, and carry no text', () => {
    for (const { name, svg } of drawn) {
      expect(svg, name).not.toMatch(/NaN|Infinity|undefined|<text/)
      expect(svg.match(/<g\b/g), name).toHaveLength((svg.match(/<\/g>/g) ?? []).length)
      expect(svg.length, name).toBeLessThan(400_000)
    }
  })

  it('are the same for the same description, and others for another', () => {
    for (const { name, spec, svg } of drawn.filter((_, n) => n % 9 === 0)) {
      expect(svgOf(spec), name).toBe(svg)
      expect(svgOf({ ...spec, seed: 'other' }), name).not.toBe(svg)
    }
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length)
  })

  it('are as they were drawn before', async () => {
    const lines = drawn
      .filter(({ spec }) => spec.view === 'front')
      .map(
        ({ name, svg }) => `${name} ${createHash('sha256').update(svg).digest('hex').slice(0, 12)}`,
      )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('goods.fingerprint.txt')
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const HEX = '#[0-9a-f]{6}'
const tokens = new Map(
  [
    ...css.matchAll(
      new RegExp(`--color-([\\w-]+): (?:light-dark\\((${HEX}), (${HEX})\\)|(${HEX}));`, 'g'),
    ),
  ].map(([, name = '', light, dark, both]) => [
    name,
    { light: light ?? both ?? '', dark: dark ?? both ?? '' },
  ]),
)

function colourOf(name: string, theme: Theme): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`tokens.css has no opaque colour ${name}`)
  return token[theme]
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['paper', 'surface', 'raised']

/** Text and its backgrounds: 4.5:1 (WCAG 2 AA, small text). */
const TEXT: Record<string, string[]> = {
  ink: [...GROUNDS, 'sunk', 'accent-wash', 'proven-wash', 'refused-wash', 'info-wash'],
  'ink-2': [...GROUNDS, 'sunk', 'accent-wash', 'proven-wash', 'refused-wash', 'info-wash'],
  'ink-muted': [...GROUNDS, 'sunk'],
  'accent-text': [...GROUNDS, 'accent-wash'],
  proven: [...GROUNDS, 'proven-wash'],
  refused: [...GROUNDS, 'refused-wash'],
  info: [...GROUNDS, 'info-wash'],
  'on-accent': ['accent', 'accent-hover', 'accent-press'],
  'on-graphite': ['graphite', 'graphite-2'],
  'on-graphite-muted': ['graphite', 'graphite-2'],
  'on-graphite-proven': ['graphite', 'graphite-2'],
  'on-graphite-refused': ['graphite', 'graphite-2'],
}

/** Edges of controls and the focus ring: 3:1 (WCAG 2 AA, non-text). */
const EDGES: Record<string, string[]> = { 'line-strong': GROUNDS, focus: [...GROUNDS, 'sunk'] }

const ratiosBelow = (pairs: Record<string, string[]>, least: number, theme: Theme) =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({
        pair: `${front} on ${ground}`,
        ratio: contrast(colourOf(front, theme), colourOf(ground, theme)),
      }))
      .filter(({ ratio }) => ratio < least),
  )

describe('colour tokens', () => {
  it('computes the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it.each(THEMES)('have 4.5:1 between text and its backgrounds, %s', (theme) => {
    expect(ratiosBelow(TEXT, 4.5, theme)).toEqual([])
  })

  it.each(THEMES)('have 3:1 between edges and their backgrounds, %s', (theme) => {
    expect(ratiosBelow(EDGES, 3, theme)).toEqual([])
  })

  it('are all opaque text, background, edge or decoration', () => {
    const decoration = ['line', 'graphite-line', 'accent-edge']
    const used = [TEXT, EDGES].flatMap((pairs) => Object.entries(pairs).flat(2))
    const known = new Set([...used, ...decoration])
    expect([...tokens.keys()].filter((name) => !known.has(name))).toEqual([])
  })
})

import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { demoMachines } from '../machines.ts'
import { leafCodes, topOf } from '../names.ts'
import { type Component, componentsOf } from './components.ts'
import { remarkTexts } from './remark-texts.ts'
import { REMARK_CODES } from './remarks.ts'
import { templateOf } from './template.ts'
import { pointNames } from './words.ts'

/** Words that only fit a machine with the component. */
// oxfmt-ignore
const WORDS: readonly (readonly [word: RegExp, ...any: Component[]])[] = [
  [/\bswing/i, 'swing'],
  [/counterweight/i, 'counterweight'],
  [/track|sprocket|idler|\brollers\b|\bchain at/i, 'tracks'],
  [/tyre|\bcord\b|shoulder/i, 'tyresFront', 'tyresRear'],
  [/\bboom\b/i, 'boom', 'telescopicBoom'],
  [/lift arm/i, 'liftArm'],
  [/lattice|\bjib\b/i, 'jib'],
  [/injector|glow plug/i, 'diesel'],
  [/cold start|crankcase|blow-by|coolant|rocker|exhaust|fuel|radiator/i, 'engine'],
  [/drive controller|drive battery|drive motors/i, 'electricDrive'],
  [/third gear|transmission/i, 'gearbox'],
  [/final drive/i, 'drivenAxles'],
  [/wheel bearing|axle/i, 'axles'],
  [/on the ramp/i, 'tyresRear', 'tracks', 'hydrostatic', 'electricDrive'],
  [/\bseat\b|front glass/i, 'cab'],
  [/\btips worn|\btips gone|bucket/i, 'bucketTeeth'],
  [/ripper/i, 'ripper'],
  [/fork|heel/i, 'forks'],
  [/\brope\b|near the drum/i, 'wireRope'],
  [/outrigger/i, 'outriggers'],
  [/hydraulic|cylinder|\bhose/i, 'hydraulics', 'steering'],
  [/conveyor/i, 'conveyor'],
]

const machines = demoMachines()

const misfits = (category: string, texts: readonly string[]) => {
  const components = componentsOf(category)
  return texts.flatMap((text) =>
    WORDS.flatMap(([word, ...any]) =>
      word.test(text) && !any.some((one) => components.has(one)) ? `${category}: ${text}` : [],
    ),
  )
}

describe('what an inspector finds', () => {
  it('fits the machine: no finding names a component that it does not have', () => {
    const wrong = machines.flatMap(({ category, inspection }) =>
      misfits(
        category,
        (inspection?.findings ?? []).flatMap(({ point, remark }) => [
          pointNames(point).en,
          ...(remark ? [remarkTexts(remark).en] : []),
        ]),
      ),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  it('fits every category of the tree, also those without machines', () => {
    const wrong = leafCodes.flatMap((leaf) =>
      misfits(
        leaf,
        templateOf(leaf).map((point) => pointNames(point).en),
      ),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['wheel-loaders-mid', ['swing', 'tracks', 'boom']],
    ['generators', ['counterweight', 'swing', 'hydraulics', 'tracks', 'tyresFront', 'cab']],
    ['scissor-lifts', ['diesel', 'engine', 'swing', 'cab']],
    ['low-bed-trailers', ['engine', 'hydraulics', 'cab', 'drivenAxles', 'hourMeter']],
    ['forklifts-electric', ['diesel', 'engine', 'gearbox', 'swing']],
    ['tower-cranes-hammerhead', ['engine', 'tracks', 'tyresFront', 'hydraulics']],
    ['skid-steers-wheeled', ['gearbox', 'axles', 'swing', 'counterweight']],
    ['crawler-excavators-12-25t', ['tyresFront', 'gearbox', 'axles']],
  ] as const)('looks for nothing on %s that it does not have', (category, absent) => {
    const components = componentsOf(category)
    expect(absent.filter((one) => components.has(one))).toEqual([])
  })

  it('covers a machine in at least 15 points, a trailer in 12', () => {
    for (const leaf of new Set(machines.map(({ category }) => category))) {
      if (topOf(leaf) === 'attachments') continue
      const least = leaf.endsWith('-trailers') ? 12 : 15
      expect(templateOf(leaf).length, leaf).toBeGreaterThanOrEqual(least)
    }
  })

  it('says so in every language, each sentence once', () => {
    for (const locale of LOCALE_CODES) {
      const texts = REMARK_CODES.map((code) => remarkTexts(code)[locale])
      expect(texts.filter((text) => !/[.。]$/.test(text))).toEqual([])
      expect(new Set(texts).size, locale).toBe(texts.length)
    }
  })
})

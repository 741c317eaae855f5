import type { Emission } from '@ironsouq/contract/machines/device/device.enums'
import type { DemoModel } from './models/model.ts'
import type { Dice } from './random.ts'

const CHINESE = new Set(['sany', 'xcmg', 'zoomlion', 'liugong', 'sdlg', 'shantui', 'sinotruk'])
const ROAD = new Set([
  'tipper-trucks',
  'water-tankers',
  'concrete-mixers',
  'concrete-pumps-truck',
  'truck-cranes',
])
/** Of the machines sold new in the Gulf after filters came elsewhere, this share has none. */
const GULF_SHARE = 0.6

type Since = readonly (readonly [year: number, emission: Emission])[]

const OFF_ROAD: Since = [
  [2019, 'stageV'],
  [2014, 'tier4f'],
  [2011, 'tier4i'],
  [2006, 'tier3'],
  [2002, 'tier2'],
  [1996, 'tier1'],
]
const OFF_ROAD_GULF: Since = [
  [2008, 'tier3'],
  [2002, 'tier2'],
  [1996, 'tier1'],
]
const CHINA: Since = [
  [2023, 'nr4'],
  [2016, 'nr3'],
  [2008, 'tier2'],
]
const INDIA: Since = [
  [2025, 'cev5'],
  [2021, 'cev4'],
  [2011, 'cev3'],
]
const TRUCKS: Since = [
  [2024, 'euro6'],
  [2021, 'euro5'],
  [2017, 'euro4'],
  [2001, 'euro3'],
]

const at = (rules: Since, year: number): Emission =>
  rules.find(([since]) => year >= since)?.[1] ?? 'none'

/** The standard an engine of that year was built to; what has no engine has none. */
export function emissionOf(model: DemoModel, year: number, chance: Dice['chance']): Emission {
  if (model.measures.power === undefined) return 'none'
  if (ROAD.has(model.category)) return at(TRUCKS, year)
  if (model.origin === 'india') return at(INDIA, year)
  if (CHINESE.has(model.brand)) return at(CHINA, year)
  return at(chance(GULF_SHARE) ? OFF_ROAD_GULF : OFF_ROAD, year)
}

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

/** Below this power the rules had no Tier 3, and no maker built another engine for the Gulf. */
const SMALL_KW = 37
const SMALL: Since = [
  [2019, 'stageV'],
  [2013, 'tier4f'],
  [2008, 'tier4i'],
  [2000, 'tier2'],
]

/** One standard, or one of a machine for the Gulf and one of a machine that came from elsewhere. */
type Told = Emission | readonly [gulf: Emission, elsewhere: Emission]

/** What the code of a model says of its engine, whatever year it was built in. */
const BY_CODE: Readonly<Record<string, readonly (readonly [code: RegExp, told: Told])[]>> = {
  caterpillar: [
    [/^(?:320B|D8R)$/, 'tier1'],
    [/^(?:D6R|DE\d+)/, 'tier2'],
    [/^(?:320D|336D|950H|966H|1[246]0K$|16M$)/, 'tier3'],
    [/^(?:D8T|7[234]\dC)$/, ['tier2', 'tier4f']],
    [/^(?:4\d\dF2|D3K2|C[SP]56B)$/, ['tier3', 'tier4f']],
    [/^(?:374F|M318F|9\d\dM)$/, 'tier4f'],
  ],
  komatsu: [
    [/^(?:PC\d+-8|WA\d+-6|D65EX-16|D85EX-15|D155A-6|GD655-5|FD\d+T-17|PC210-10M0)$/, 'tier3'],
    [/^(?:PC490LC-10|HM400-3|D37EX-23|PC30MR-3)$/, 'tier4i'],
  ],
  volvo: [
    [/^E[CW]\d+D/, ['tier3', 'tier4i']],
    [/^EC750E$/, ['tier2', 'tier4f']],
    [/^L\d+H$/, 'tier4f'],
    [/^A\d+G$/, ['tier3', 'tier4f']],
  ],
  hitachi: [
    [/-5G$/, 'tier2'],
    [/^ZX210LC SLF$/, 'tier3'],
  ],
  hyundai: [
    [/^\d+D-9$/, ['tier3', 'tier4i']],
    [/-9S?$/, 'tier3'],
    [/^HX/, ['tier3', 'tier4f']],
  ],
  kobelco: [
    [/-8$/, 'tier3'],
    [/-10$/, ['tier3', 'tier4f']],
  ],
  develon: [[/A$/, 'tier2']],
  jcb: [[/^JS220$/, ['tier3', 'tier4i']]],
  case: [
    [/^CX210C$/, 'tier4i'],
    [/^321F$/, 'tier4f'],
  ],
  'john-deere': [[/^(?:310L|750K)$/, 'tier4f']],
  voegele: [
    [/-2$/, 'tier3'],
    [/-3$/, ['tier3', 'tier4f']],
  ],
  bomag: [[/^BW/, 'tier3']],
  hamm: [
    [/^HD/, 'tier3'],
    [/i$/, 'tier4f'],
  ],
  dynapac: [[/^CA\d+D$/, 'tier3']],
  grove: [[/^RT\d+E$/, 'tier3']],
  tadano: [[/^GR-\d+EX/, 'tier3']],
  kato: [[/^SR-/, 'tier3']],
  toyota: [[/^8FD/, 'tier3']],
  cummins: [[/^C\d+ D5$/, 'tier2']],
  'fg-wilson': [[/^P\d+-/, 'tier2']],
  'atlas-copco': [[/^QAS/, 'tier3']],
}

function toldBy({ brand, model, measures: { power = 0 } }: DemoModel, isGulf: boolean) {
  const told = BY_CODE[brand]?.find(([code]) => code.test(model))?.[1]
  if (told !== undefined) return typeof told === 'string' ? told : told[isGulf ? 0 : 1]
  return power < SMALL_KW ? SMALL : isGulf ? OFF_ROAD_GULF : OFF_ROAD
}

const at = (rules: Since, year: number): Emission =>
  rules.find(([since]) => year >= since)?.[1] ?? 'none'

/** The standard an engine was built to, by model code or year; what has no engine has none. */
export function emissionOf(model: DemoModel, year: number, chance: Dice['chance']): Emission {
  if (model.measures.power === undefined) return 'none'
  if (ROAD.has(model.category)) return at(TRUCKS, year)
  if (model.origin === 'india') return at(INDIA, year)
  if (CHINESE.has(model.brand)) return at(CHINA, year)
  const told = toldBy(model, chance(GULF_SHARE))
  return typeof told === 'string' ? told : at(told, year)
}

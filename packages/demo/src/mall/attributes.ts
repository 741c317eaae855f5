import type { WordOf } from './mall-words.ts'

export type AttributeCode = WordOf<'attributes'>

interface DemoAttribute {
  kind: 'choice' | 'number' | 'text'
  unit?: string
  isFilter?: boolean
  /** Of a choice. Those without a word of their own are written alike in every language. */
  choices?: readonly string[]
}

const number = (unit: string, isFilter = false): DemoAttribute => ({
  kind: 'number',
  isFilter,
  ...(unit && { unit }),
})
const text: DemoAttribute = { kind: 'text' }
const choice = (...choices: string[]): DemoAttribute => ({
  kind: 'choice',
  isFilter: true,
  choices,
})

/** What products state about themselves, by code. */
export const ATTRIBUTES: Record<AttributeCode, DemoAttribute> = {
  origin: choice('oem', 'aftermarket'),
  filterRating: number('µm', true),
  outerDiameter: number('mm'),
  height: number('mm'),
  thread: text,
  changeInterval: number('h'),
  viscosity: choice(
    '15W-40',
    '10W-40',
    '20W-50',
    'ISO VG 32',
    'ISO VG 46',
    'ISO VG 68',
    '80W-90',
    '85W-140',
    'SAE 30',
    'SAE 50',
    'NLGI 2',
    'NLGI 3',
  ),
  base: choice('mineral', 'semiSynthetic', 'synthetic'),
  standard: text,
  width: number('mm'),
  thickness: number('mm'),
  length: number('mm'),
  boltHoles: number(''),
  toothSystem: text,
  pinDiameter: number('mm', true),
  pieces: number(''),
  teethCount: number(''),
  links: number('', true),
  pitch: number('mm', true),
  displacement: number('cm³'),
  pressure: number('bar', true),
  bore: number('mm', true),
  rod: number('mm'),
  stroke: number('mm'),
  innerDiameter: number('mm', true),
  voltage: number('V', true),
  capacityAh: number('Ah', true),
  coldCranking: number('A'),
  current: number('A', true),
  powerKw: number('kW'),
  powerW: number('W'),
  lumens: number('lm'),
  screen: number('in'),
  bucketCapacity: number('m³'),
  carrierFrom: number('t', true),
  carrierTo: number('t', true),
  impactEnergy: number('J'),
  toolDiameter: number('mm', true),
  oilFlow: number('L/min'),
  loadCapacity: number('kg', true),
  drillDiameter: number('mm'),
  opening: number('mm'),
  tyreSize: text,
  tread: choice('E-3/L-3', 'L-5', 'E-4', 'R-4', 'G-2'),
  plyRating: number('PR'),
  contents: number('kg'),
  workingLoad: number('t', true),
  chainDiameter: number('mm'),
  machinesCovered: number(''),
}

/** As the address of a list carries it: the code of "ISO VG 32" is ISO-VG-32. */
export const choiceCode = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-')

/** The values that a product states, with the codes of choices. */
export const statedValues = (
  values: Readonly<Record<string, string | number>>,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([code, value]) => {
      const isChoice = ATTRIBUTES[code as AttributeCode].kind === 'choice'
      return [code, isChoice ? choiceCode(String(value)) : value]
    }),
  )

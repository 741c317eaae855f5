import { WHOLE_MODEL } from '@ironsouq/contract/mall/product/product-fit'
import type { FitRange } from '@ironsouq/contract/mall/product/product-fit.schema'
import type { DemoModel } from '../models/model.ts'
import { dice } from '../random.ts'
import type { Draft } from './product.ts'
import type { DemoProduct } from './products.ts'

/** The prefix of the plates of a model, its first number, and the number from which it was built differently. */
// oxfmt-ignore
const PLATES: Readonly<Record<string, readonly [prefix: string, first: number, changed: number, digits: number]>> = {
  'caterpillar 320':      ['HEX',      1, 10_500, 5],
  'caterpillar 320D':     ['JLG',      1,  4_800, 5],
  'caterpillar 320B':     ['6CR',      1,  2_600, 5],
  'caterpillar 336':      ['DKS',      1,  3_100, 5],
  'caterpillar 336D':     ['M4T',      1,  1_500, 5],
  'komatsu PC130-8':      ['',    80_001, 82_400, 5],
  'komatsu PC200-8':      ['',   300_001, 352_110, 6],
  'komatsu PC300-8':      ['',    60_001, 63_800, 5],
  'volvo EC140D':         ['',   210_001, 212_500, 6],
  'volvo EC220D':         ['',   210_001, 213_400, 6],
  'hitachi ZX200-5G':     ['',   300_001, 306_200, 6],
  'hyundai HX220':        ['HX22', 1_001,  1_900, 4],
}

/** A part of a model goes by its plate; one of a class of machines by its size. */
export const isOfModel = ({ said }: Draft): boolean =>
  said.some((each) => typeof each !== 'string' && each.phrase === 'forModel')

/** Which machines of a model a part fits; parts of a model change at the same number. */
export function rangeOf({ draft, partNo, leaf }: DemoProduct, model: DemoModel): FitRange {
  if (!isOfModel(draft)) return WHOLE_MODEL
  const chance = dice(`fit ${leaf} ${partNo}`).unit()
  const plate = PLATES[`${model.brand} ${model.model}`]
  if (plate) {
    const [prefix, first, changed, digits] = plate
    const at = (number: number) => prefix + String(number).padStart(digits, '0')
    if (chance < 0.7) return { ...WHOLE_MODEL, serialFrom: at(first) }
    if (chance < 0.85) return { ...WHOLE_MODEL, serialFrom: at(first), serialTo: at(changed - 1) }
    return { ...WHOLE_MODEL, serialFrom: at(changed) }
  }
  const [from, to] = model.years
  const changed = Math.round((from + to) / 2)
  if (chance < 0.75 || changed <= from) return WHOLE_MODEL
  return chance < 0.88
    ? { ...WHOLE_MODEL, yearFrom: from, yearTo: changed - 1 }
    : { ...WHOLE_MODEL, yearFrom: changed }
}

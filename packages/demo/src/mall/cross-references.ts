import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import { makeOf } from '../names.ts'
import { dice } from '../random.ts'
import { type DemoMaker, MAKERS } from './makers.ts'
import type { Draft } from './product.ts'
import type { GroupCode } from './tree.ts'

/** How makers of machines write the numbers of their parts; # is a digit. */
const FORMS: Readonly<Record<string, string>> = {
  caterpillar: '###-####',
  komatsu: '2##-##-#####',
  volvo: 'VOE1#######',
  hitachi: '4######',
  jcb: '33#/C####',
  hyundai: '31N#-#####',
  develon: '400###-000##',
  kobelco: 'YN##V000##F1',
  liebherr: '10######',
  case: '87######',
  'new-holland': '84######',
  'john-deere': 'RE######',
  bobcat: '66#####',
  kubota: '1G###-#####',
}

/** So many numbers of other makers of parts do shops print for what is worn and changed. */
const OTHERS: Partial<Record<GroupCode, number>> = {
  filters: 2,
  undercarriage: 1,
  engine: 1,
  electrical: 1,
  hydraulics: 1,
  teeth: 1,
}

/** The maker of a machine has a number for what fits its machines alone. */
function numberOfMachineMaker({ fits = [] }: Draft, part: string): CrossReference[] {
  const [brand, ...others] = new Set(fits.map((model) => model.brand))
  const form = brand === undefined ? undefined : FORMS[brand]
  if (brand === undefined || form === undefined || others.length > 0) return []
  const roll = dice(`${part}/${brand}`)
  return [{ maker: makeOf(brand), number: form.replaceAll('#', () => `${roll.whole(0, 9)}`) }]
}

/** The numbers that a part replaces: that of the machine's maker, and those of other makers of the same part. */
export function crossReferencesOf(
  group: GroupCode,
  draft: Draft,
  own: DemoMaker,
  part: string,
  numberOf: (maker: DemoMaker) => string | undefined,
): CrossReference[] {
  const count = OTHERS[group]
  if (count === undefined) return []
  const others = MAKERS[group].filter(({ name }) => name !== own.name).slice(0, count)
  return [
    ...numberOfMachineMaker(draft, part),
    ...others.flatMap((maker) => {
      const number = numberOf(maker)
      return number === undefined ? [] : [{ maker: maker.name, number }]
    }),
  ]
}

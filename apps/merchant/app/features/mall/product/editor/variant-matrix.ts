import type { ProductOption, VariantValues } from '@ironsouq/contract/mall/product/product.enums'

/** A variant of the form; amounts and numbers are what was typed. */
export interface Variant {
  /** Null while it is not saved. */
  skuId: string | null
  code: string
  values: VariantValues
  price: string
  /** In kilograms. */
  weight: string
  isActive: boolean
  /** What is on hand of a new one. */
  firstStock: string
}

const NONE: readonly VariantValues[] = [{}]

/** An option counts once it has a value. */
export const withValues = <O extends ProductOption>(options: readonly O[]): O[] =>
  options.filter(({ values }) => values.length > 0)

/** Each combination of the values of the options; without options there is one, of nothing. */
export const combinations = (options: readonly ProductOption[]): VariantValues[] =>
  withValues(options).reduce(
    (all, { code, values }) =>
      all.flatMap((each) => values.map((value) => ({ ...each, [code]: value.code }))),
    [...NONE],
  )

const isSame = (one: VariantValues, other: VariantValues) => {
  const codes = Object.keys(one)
  return (
    codes.length === Object.keys(other).length && codes.every((code) => one[code] === other[code])
  )
}

/** The same in every option that it knows; where an option is new, it becomes its first value. */
const becomes = (options: readonly ProductOption[], from: VariantValues, to: VariantValues) =>
  options.every(({ code, values: [first] }) => (from[code] ?? first?.code) === to[code])

/** A code that no variant has, after what the variants are named by. */
function freeCode(base: string, taken: ReadonlySet<string>): string {
  let n = 1
  while (taken.has(`${base}-${n}`)) n += 1
  return `${base}-${n}`
}

/**
 * The variants of the options. Those that there were keep what was typed, also when an option is added or removed;
 * `known` are all that were ever saved, so that a value which comes back is the variant of before.
 */
export function variantsOf<V extends Variant>(
  all: readonly ProductOption[],
  { before, known, base }: { before: readonly V[]; known: readonly V[]; base: string },
): (V | Variant)[] {
  const options = withValues(all)
  const taken = new Set([...before, ...known].map(({ code }) => code))
  const left = [...before, ...known.filter(({ skuId }) => !before.some((v) => v.skuId === skuId))]
  const take = (fits: (values: VariantValues) => boolean): V | undefined => {
    const at = left.findIndex(({ values }) => fits(values))
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const wanted = combinations(options)
  const exact = wanted.map((values) => take((from) => isSame(from, values)))
  const first = before[0]
  return wanted.map((values, at) => {
    const same = exact[at] ?? take((from) => becomes(options, from, values))
    const code = same?.code || freeCode(base, taken)
    taken.add(code)
    if (same) return { ...same, code, values }
    return {
      skuId: null,
      code,
      values,
      price: first?.price ?? '',
      weight: first?.weight ?? '',
      isActive: true,
      firstStock: '',
    }
  })
}

/** The code of an option or a value: its English name in small letters and digits, which no other one has. */
export function codeOf(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 20)
    .replaceAll(/^-+|-+$/g, '')
  const base = plain === '' ? 'v' : plain
  let code = base
  for (let n = 2; taken.includes(code); n += 1) code = `${base}-${n}`
  return code
}

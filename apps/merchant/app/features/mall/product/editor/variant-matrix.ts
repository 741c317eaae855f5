import type { ProductOption, VariantValues } from '@ironsouq/contract/mall/product/product.enums'

/** A variant of the form; amounts and numbers are what was typed. */
export interface Variant {
  /** Null while it is not saved. */
  skuId: string | null
  /** '' while it has the number of its place. */
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

/** The codes of the variants: those that were typed or saved, and numbers in the order of the others. */
export function codesOf(variants: readonly Variant[], base: string): string[] {
  const given = variants.map(({ code }) => code.trim())
  const taken = new Set(given)
  const numbered = (n: number) => (variants.length === 1 ? base : `${base}-${n}`)
  return given.map((code, at) => {
    if (code !== '') return code
    let n = at + 1
    while (taken.has(numbered(n)) && variants.length > 1) n += 1
    taken.add(numbered(n))
    return numbered(n)
  })
}

/**
 * The variants of the options. Those that there were keep what was typed, also when an option is added or removed;
 * `known` are all that were ever saved, so that a value which comes back is the variant of before.
 */
export function variantsOf<V extends Variant>(
  all: readonly ProductOption[],
  { before, known }: { before: readonly V[]; known: readonly V[] },
): (V | Variant)[] {
  const options = withValues(all)
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
    if (same) return { ...same, values }
    return {
      skuId: null,
      code: '',
      values,
      price: first?.price ?? '',
      weight: first?.weight ?? '',
      isActive: true,
      firstStock: '',
    }
  })
}

/** The variants of a value that is typed on: it has another code with each letter. */
export const withValueRenamed = (
  variants: readonly Variant[],
  option: string,
  { from, to }: { from: string; to: string },
): Variant[] =>
  variants.map((each) =>
    each.values[option] === from ? { ...each, values: { ...each.values, [option]: to } } : each,
  )

const plainOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 20)
    .replaceAll(/^-+|-+$/g, '')

/** A number of the name: names without Latin letters must not all begin with the same code. */
const numberOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31, 7)

/** What the codes of the variants of a product begin with. */
export const baseCode = (name: string): string =>
  (plainOf(name) || `P-${numberOf(name).toString(36)}`).toUpperCase()

/** The code of an option or a value: its name in small letters and digits, which no other one has. */
export function codeOf(name: string, taken: readonly string[]): string {
  const base = plainOf(name) || 'v'
  let code = base
  for (let n = 2; taken.includes(code); n += 1) code = `${base}-${n}`
  return code
}

/** A field, or one part of a field with several, that both sides changed differently. */
export interface Difference<Values> {
  name: keyof Values & string
  /** The key inside the field: a language of its texts. */
  part?: string
  theirs: unknown
  yours: unknown
}

type Parts = Readonly<Record<string, unknown>>

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a field, or of one part of it. */
export function valueAt(
  values: object,
  { name, part }: Pick<Difference<object>, 'part'> & { name: string },
): unknown {
  const value = (values as Parts)[name]
  return part === undefined ? value : (value as Parts)[part]
}

/** The parts with another value for one of them; without one it is left out. */
function withPart(parts: Parts, part: string, value: unknown): Parts {
  const { [part]: _, ...others } = parts
  return value === undefined ? others : { ...parts, [part]: value }
}

/** Sets a field, or one part of it. */
export const withValueAt = <Values extends object>(
  values: Values,
  { name, part }: Difference<Values>,
  value: unknown,
): Values => ({
  ...values,
  [name]: part === undefined ? value : withPart(values[name] as Parts, part, value),
})

/**
 * Compares what a person typed with a record that someone else saved meanwhile. Fields that only
 * one side changed are taken from that side; the result lists those that both changed differently.
 * Fields with parts are compared part by part: two people may translate into two languages.
 */
export function mergeValues<Values extends object>(
  base: Values,
  yours: Values,
  theirs: Values,
): { merged: Values; differences: Difference<Values>[] } {
  let merged = { ...theirs }
  const differences: Difference<Values>[] = []
  const compare = (at: Pick<Difference<Values>, 'name' | 'part'>) => {
    const [was, own, other] = [base, yours, theirs].map((side) => valueAt(side, at))
    if (isSame(own, was)) return
    const difference = { ...at, theirs: other, yours: own }
    merged = withValueAt(merged, difference, own)
    if (!isSame(other, was) && !isSame(other, own)) differences.push(difference)
  }
  for (const name of Object.keys(yours) as (keyof Values & string)[]) {
    const [was, own, other] = [base[name], yours[name], theirs[name]] as unknown[]
    if (hasParts(was) && hasParts(own) && hasParts(other))
      for (const part of new Set([...Object.keys(was), ...Object.keys(own)]))
        compare({ name, part })
    else compare({ name })
  }
  return { merged, differences }
}

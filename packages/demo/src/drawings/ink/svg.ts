/** One decimal is as fine as a picture of this size needs. */
export const num = (v: number): string => {
  const rounded = Math.round(v * 10) / 10
  return rounded === 0 ? '0' : String(rounded)
}

const flattened = new WeakMap<TemplateStringsArray, string[]>()

/** Line breaks are for the reader of the code: gone, or one space where an attribute follows. */
function flat(text: TemplateStringsArray): string[] {
  const known = flattened.get(text)
  if (known) return known
  const parts = text.map((t) => t.replace(/\n\s*(?=[a-zA-Z][\w-]*=")/g, ' ').replace(/\n\s*/g, ''))
  flattened.set(text, parts)
  return parts
}

/** Markup or path data; numbers are written with one decimal at most. */
export function svg(text: TemplateStringsArray, ...values: (string | number)[]): string {
  const parts = flat(text)
  let out = parts[0] ?? ''
  values.forEach((v, i) => {
    out += (typeof v === 'number' ? num(v) : v) + (parts[i + 1] ?? '')
  })
  return out
}

/** An attribute that is left out when it has no value. */
export const attr = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`

const GROUPED = /^\d{1,3}(?:[.,٬'’\s\u00a0]\d{3})+$/
const PLAIN = /^(\d{1,12})(?:[.,٫](\d{1,2}))?$/

const EASTERN = '٠١٢٣٤٥٦٧٨٩'
const latin = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String(EASTERN.indexOf(digit)))

/**
 * The amount that was typed into a cell, as the API takes it: `209,000` and `209.000` are the same
 * price. Null for an empty cell, undefined for what is no price.
 */
export function amountOf(typed: string): string | null | undefined {
  const text = latin(typed.trim())
  if (text === '') return null
  const whole = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text
  const [, units, fils = ''] = PLAIN.exec(whole) ?? []
  if (units === undefined) return undefined
  const amount = `${units.replace(/^0+(?=\d)/, '')}.${fils.padEnd(2, '0')}`
  return /[1-9]/.test(amount) ? amount : undefined
}

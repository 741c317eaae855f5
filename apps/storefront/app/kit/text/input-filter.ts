const FILTERS = {
  /** No whitespace at all: codes, account names, email addresses. */
  compact: (text: string) => text.replace(/\s+/g, ''),
  /** Digits only, as Latin ones: an Arabic keyboard types others. */
  digits: (text: string) => latinDigits(text).replace(/[^0-9]+/g, ''),
  /** Leading and trailing whitespace only: names, sentences. */
  trim: (text: string) => text.trim(),
}

type InputFilter = keyof typeof FILTERS

export function filterInput(text: string, filter: InputFilter = 'compact'): string {
  return FILTERS[filter](text)
}

// Arabic, Persian and full-width digits: each block begins at a code point that ends in 0.
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  )

/** For a field of an address or a number, as a parser of `sendForm`. */
export const compactOf = (text: string): string => filterInput(text)
/** For a field of a code. */
export const digitsOf = (text: string): string => filterInput(text, 'digits')

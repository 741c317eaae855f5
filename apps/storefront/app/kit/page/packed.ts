import { useMemo } from 'react'

/** JSON data as one string in the data of a page. */
export type Packed<T> = string & { readonly of?: T }

/** In the HTML the string is in quotes twice: each of its own would be escaped twice. */
const swapQuotes = (text: string) =>
  text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

/**
 * For long data of a page that many people open: React Router writes each key and value with a
 * number, which hardly compresses.
 */
export const packed = <T>(value: T): Packed<T> => swapQuotes(JSON.stringify(value))

export const unpacked = <T>(text: Packed<T>): T => JSON.parse(swapQuotes(text)) as T

export const useUnpacked = <T>(text: Packed<T>): T => useMemo(() => unpacked(text), [text])

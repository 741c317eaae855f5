import * as z from 'zod/mini'

export const CROSS_REFERENCES_MAX = 20
export const CROSS_REFERENCE_CHARACTERS_MAX = 40

const printed = z.string().check(z.trim(), z.maxLength(CROSS_REFERENCE_CHARACTERS_MAX))

/** The number that a maker gives a part which a product replaces; both as printed. The maker may be unknown. */
export const CrossReference = z.object({
  maker: printed,
  number: printed.check(z.regex(/[\p{L}\p{N}]/u)),
})
export type CrossReference = z.output<typeof CrossReference>

/** As forms and files write it: `Caterpillar: 1R-0739`. */
export const crossReferenceText = ({ maker, number }: CrossReference): string =>
  maker === '' ? number : `${maker}: ${number}`

function crossReferenceOf(text: string): CrossReference {
  const [maker = '', ...number] = text.split(/[:：]/u)
  return number.length === 0
    ? { maker: '', number: text.trim() }
    : { maker: maker.trim(), number: number.join(':').trim() }
}

/** One a line, or separated by semicolons. */
export const crossReferencesIn = (text: string): CrossReference[] =>
  text
    .split(/[\n;；]/u)
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
    .map(crossReferenceOf)

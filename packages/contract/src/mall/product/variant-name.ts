import type { ProductOption, VariantValues } from './product.enums.ts'

const inLocale = (texts: Readonly<Record<string, string>>, locale: string) =>
  texts[locale] ?? texts['en'] ?? ''

/** What distinguishes a variant, such as `600 mm · Set of 5`; empty when there is only one. */
export const variantName = (
  options: readonly ProductOption[],
  values: VariantValues,
  locale: string,
): string =>
  options
    .map(({ code, values: all }) => all.find((value) => value.code === values[code]))
    .map((value) => (value ? inLocale(value.texts, locale) : ''))
    .filter((name) => name !== '')
    .join(' · ')

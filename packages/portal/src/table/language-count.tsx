import { LOCALE_CODES } from '@ironsouq/i18n/locales'

/** In how many languages a text is written: 7/10. */
export function LanguageCount({ of: texts }: { of: object }) {
  return <bdi dir="ltr">{`${Object.keys(texts).length}/${LOCALE_CODES.length}`}</bdi>
}

import type { LocaleCode } from '@ironsouq/i18n/locales'

/** The translator does not answer, or not with a translation; a later attempt may succeed. */
export class TranslatorUnavailable extends Error {
  override name = 'TranslatorUnavailable'
}

export interface TranslatorPort {
  /** Finds the language of the text by itself. Rejects with TranslatorUnavailable. */
  translate(asked: { text: string; to: LocaleCode }): Promise<{ text: string; from: string | null }>
}

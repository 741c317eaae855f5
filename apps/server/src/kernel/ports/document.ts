import type { LocaleCode } from '@ironsouq/i18n/locales'

/** The content of a passport PDF, in the reader's language. */
export interface PassportSheet {
  locale: LocaleCode
  /** The second language of the sheet. */
  beside: LocaleCode
  /** As the template reads it. */
  content: Readonly<Record<string, unknown>>
  /** The page that its square code leads to: a path of the site. */
  link: string
  picture: Uint8Array | null
}

/** The content of an inspection report, in the reader's language alone. */
export interface ReportSheet extends Omit<PassportSheet, 'beside'> {
  /** Pictures of findings, by the positions that the content names. */
  pictures: readonly (Uint8Array | null)[]
}

/** The content of a proforma invoice, in two languages. */
export type ProformaSheet = Omit<PassportSheet, 'picture'>

export interface DocumentPort {
  /** Part of the name of whatever is drawn: another template makes other sheets of the same words. */
  version: string
  /** A PDF of one page. */
  passport(sheet: PassportSheet): Promise<Uint8Array>
  /** A PDF of one page, or more for long lines. */
  proforma(sheet: ProformaSheet): Promise<Uint8Array>
  /** A PDF of as many pages as the findings need. */
  report(sheet: ReportSheet): Promise<Uint8Array>
  slips(sheet: Omit<ProformaSheet, 'link'>): Promise<Uint8Array>
}

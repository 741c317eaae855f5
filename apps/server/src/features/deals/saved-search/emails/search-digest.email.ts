import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody, EmailMachine, EmailPart } from '#kernel/ports/mail.ts'

/** The new machines of one saved search. */
export interface DigestSection {
  name: string
  /** The list with the same filters, without the language. */
  path: string
  machines: readonly EmailMachine[]
  /** How many there are, also those that are not shown. */
  count: number
}

export interface SearchDigest {
  sections: readonly DigestSection[]
  cheaper: readonly EmailMachine[]
  sold: readonly EmailMachine[]
  counts: { new: number; cheaper: number; sold: number }
  /** Ends these emails. */
  ticket: string
  siteUrl: string
}

/** What is new in the saved searches of one member: new machines by search, price drops, sold ones. */
export function searchDigestEmail(
  locale: LocaleCode,
  { sections, cheaper, sold, counts, ticket, siteUrl }: SearchDigest,
): EmailBody {
  const t = translator(locale)
  const page = (path: string) => `${siteUrl}/${locale}${path}`
  const subject =
    counts.new > 0 ? t('mail.searchNewSubject', { count: counts.new }) : t('mail.searchNewsSubject')
  const listed = (heading: string, machines: readonly EmailMachine[]): EmailPart[] =>
    machines.length > 0 ? [{ kind: 'machines', heading, machines }] : []
  return {
    subject,
    preview: t('mail.searchPreview', counts),
    heading: subject,
    parts: [
      { kind: 'text', text: t('mail.searchBody') },
      ...sections.flatMap(({ name, path, machines, count }): EmailPart[] => [
        ...listed(isolate(name, locale), machines),
        { kind: 'action', label: t('device.resultCount', { count }), url: page(path) },
      ]),
      ...listed(t('userCenter.filterCheaper'), cheaper),
      ...listed(t('userCenter.filterSold'), sold),
      { kind: 'action', label: t('mail.searchManage'), url: page('/user-center/saved-searches') },
    ],
    reason: `${t('mail.reasonSearch')}\n${t('mail.company')}`,
    unsubscribe: {
      label: t('mail.stopSearchMails'),
      url: page(`/saved-searches/stop?ticket=${encodeURIComponent(ticket)}`),
      isOneClick: true,
    },
  }
}

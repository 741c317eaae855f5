import { formatter } from '@ironsouq/i18n/format'
import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'
import type { ViewingToTell } from '../viewing.projection.ts'

export interface ViewingEmail {
  viewing: Omit<ViewingToTell, 'viewingMail'>
  /** Who reads it. The yard reads who comes; only the visitor can move and cancel. */
  reader: 'yard' | 'visitor'
  siteUrl: string
  /** When the viewing was booked, moved or cancelled. */
  at: Date
}

function factsOf(locale: LocaleCode, { viewing, reader }: ViewingEmail, when: string) {
  const t = translator(locale)
  const { yard } = viewing
  const place = [yard.name, yard.address].filter((part) => part !== null).join(', ')
  const contact = [viewing.mail, viewing.mobile].filter((part) => part !== null).join(', ')
  const facts = [
    { label: t('mail.viewingMachine'), value: `${viewing.title}, ${viewing.yearMade}` },
    { label: t('mail.viewingStockNo'), value: viewing.stockNo },
    { label: t('mail.viewingWhen'), value: when },
    { label: t('mail.viewingWhere'), value: place },
    ...(reader === 'yard'
      ? [
          { label: t('mail.viewingVisitor'), value: viewing.name },
          { label: t('mail.viewingContact'), value: contact },
        ]
      : [{ label: t('mail.viewingPhone'), value: yard.phone ?? '' }]),
  ]
  return { place, facts: facts.filter(({ value }) => value !== '') }
}

function kindOf({ viewing, reader }: ViewingEmail) {
  if (viewing.state === 'cancelled') return 'viewingCancelled'
  if (viewing.sequence > 0) return 'viewingMoved'
  return reader === 'yard' ? 'viewingYard' : 'viewing'
}

/** A viewing that was booked, moved or cancelled, with its calendar entry. */
export function viewingEmail(locale: LocaleCode, given: ViewingEmail): EmailBody {
  const { viewing, reader, siteUrl, at } = given
  const t = translator(locale)
  const when = formatter(locale, { timeZone: viewing.yard.timeZone }).dateTime(viewing.startsAt)
  const { place, facts } = factsOf(locale, given, when)
  const values = { machine: isolate(viewing.title, locale), when }
  const page = (path: string) => `${siteUrl}/${locale}/${path}`
  const isCancelled = viewing.state === 'cancelled'
  const kind = kindOf(given)
  const subject = t(`mail.${kind}Subject`, values)
  const own = page(`viewing?ticket=${viewing.ticket}`)
  return {
    subject,
    preview: `${when}, ${place}`,
    heading: t(`mail.${kind}Heading`),
    parts: [
      { kind: 'text', text: t(`mail.${kind}Body`) },
      { kind: 'facts', facts },
      reader === 'visitor' && !isCancelled
        ? { kind: 'action', label: t('mail.viewingOpen'), url: own }
        : {
            kind: 'action',
            label: t('mail.viewMachine'),
            url: page(`device-detail/${viewing.deviceId}`),
          },
    ],
    reason: `${t(reader === 'yard' ? 'mail.viewingYardReason' : 'mail.viewingReason')}\n${t('mail.company')}`,
    calendar: {
      method: isCancelled ? 'CANCEL' : 'REQUEST',
      uid: `viewing-${viewing.id}`,
      sequence: viewing.sequence,
      stamp: at,
      start: viewing.startsAt,
      end: viewing.endsAt,
      summary: subject,
      location: place,
      description: facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    },
  }
}

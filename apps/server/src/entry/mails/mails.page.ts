import { createHash } from 'node:crypto'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { htmlOf } from '#adapters/mail/email.html.ts'
import { textOf } from '#adapters/mail/email.text.ts'
import { logoFor } from '#adapters/mail/logo.ts'
import { SAMPLES } from './mails.samples.ts'

const STYLE = `body{margin:24px;font:14px/1.5 system-ui,sans-serif;background:#f4efe5;color:#1d1b17}
a{color:inherit;margin-inline-end:12px}
h2{margin:40px 0 0}
section{margin:16px 0;padding:16px 0 0;border-top:1px solid #dcd3c2}
iframe{border:1px solid #8c8170;vertical-align:top;margin-inline-end:16px;background:#fff}
pre{max-width:980px;padding:16px;background:#fffdfa;white-space:pre-wrap;overflow-wrap:anywhere}`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** The page shows the emails in frames; an email has inline styles and nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hashOf(STYLE)}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
export const EMAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)

function sampleOf(name: string, locale: LocaleCode) {
  const body = SAMPLES[name]?.(locale)
  return body && { ...body, messageId: name, language: LOCALES[locale] }
}

export async function emailHtml(name: string, locale: LocaleCode): Promise<string | null> {
  const email = sampleOf(name, locale)
  const { png } = logoFor(LOCALES[locale].bcp47)
  return email ? htmlOf(email, `data:image/png;base64,${png.toString('base64')}`) : null
}

function sectionOf(name: string, locale: LocaleCode): string {
  const email = sampleOf(name, locale)
  if (!email) return ''
  const { bcp47, dir, name: language } = LOCALES[locale]
  const frames = [
    [600, 860],
    [360, 1000],
  ].map(
    ([width, height]) =>
      `<iframe src="/mails/${name}/${locale}" title="${name} ${locale} ${width}" width="${width}" height="${height}" loading="lazy" sandbox></iframe>`,
  )
  const reading = `lang="${bcp47}" dir="${dir}"`
  return `<section id="${name}-${locale}"><p>${locale}, <bdi>${language}</bdi>: <b ${reading}>${escaped(email.subject)}</b></p>
${frames.join('')}
<pre ${reading}>${escaped(textOf(email))}</pre></section>`
}

const linksOf = (field: string, values: readonly string[]) =>
  values.map((value) => `<a href="/mails?${field}=${value}">${value}</a>`).join('')

interface Wanted {
  /** Empty: all. */
  email: string
  locale: string
}

/** What a query asks for: whatever it says, there are as many pages as emails and languages. */
export function wantedOf(query: Partial<Wanted>): Wanted {
  const known = (asked: string | undefined, all: readonly string[]) =>
    !asked || all.includes(asked) ? (asked ?? '') : 'unknown'
  return {
    email: known(query.email, Object.keys(SAMPLES)),
    locale: known(query.locale, LOCALE_CODES),
  }
}

/** All emails in all languages, at two widths, with their plain text; or the requested ones. */
export function reviewPage(only: Wanted): string {
  const names = Object.keys(SAMPLES).filter((name) => !only.email || name === only.email)
  const locales = LOCALE_CODES.filter((code) => !only.locale || code === only.locale)
  const parts = names.map(
    (name) => `<h2>${name}</h2>${locales.map((locale) => sectionOf(name, locale)).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Emails</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>Emails</h1><nav><p>${linksOf('email', Object.keys(SAMPLES))}</p><p>${linksOf('locale', LOCALE_CODES)}</p></nav>
${parts.join('\n')}</body></html>`
}

import type { Letter } from '#kernel/ports.ts'

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** The letter for whoever reads mail as text. */
export function textOf({ heading, paragraphs, action, unsubscribe }: Letter): string {
  const parts = [heading, ...paragraphs.slice(0, 1)]
  if (action) parts.push(`${action.label}:\n${action.url}`)
  parts.push(...paragraphs.slice(1))
  if (unsubscribe) parts.push(`${unsubscribe.label}: ${unsubscribe.url}`)
  return `${parts.join('\n\n')}\n`
}

const PAGE = 'margin:0;background:#f4efe5;padding:24px 12px'
const SHEET =
  'max-width:600px;margin:0 auto;background:#fffdfa;border-top:4px solid #1d1b17;padding:28px;' +
  "font:16px/1.6 Inter,'IBM Plex Sans Arabic',Arial,sans-serif;color:#1d1b17"
const BUTTON =
  'display:inline-block;background:#1d1b17;color:#f4efe5;padding:12px 20px;border-radius:6px;' +
  'text-decoration:none;font-weight:600'

/** Everything reads without pictures and without fonts, in the direction of its language. */
export function htmlOf(letter: Letter): string {
  const { language, subject, heading, paragraphs, action, unsubscribe } = letter
  const [first = '', ...others] = paragraphs.map((text) => `<p>${escaped(text)}</p>`)
  const button = action
    ? `<p><a href="${escaped(action.url)}" style="${BUTTON}">${escaped(action.label)}</a></p>`
    : ''
  const end = unsubscribe
    ? `<p style="font-size:12px"><a href="${escaped(unsubscribe.url)}" style="color:#625a4d">${escaped(unsubscribe.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language.bcp47}" dir="${language.dir}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="${PAGE}"><div style="${SHEET}">
<h1 style="font-size:26px;line-height:1.3;margin:0 0 12px">${escaped(heading)}</h1>
${first}${button}${others.join('')}${end}
</div></body></html>`
}

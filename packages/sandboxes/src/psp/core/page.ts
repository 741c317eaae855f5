import type { Answer } from './provider.ts'

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-inline-size:30rem;margin:2rem auto;padding-inline:1rem;color:#1a1a1a;background:#fff}
input,button{font:inherit;padding:.6rem .8rem;margin-block:.3rem}input{inline-size:100%;box-sizing:border-box}
button,a{min-block-size:44px}label{display:block}[role=alert]{color:#a40000}`

/** A page of a provider. `body` is HTML. */
export function page(title: string, body: string, status = 200): Answer {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${STYLE}</style><main><h1>${escaped(title)}</h1>${body}</main></html>`
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: html }
}

export const alert = (text: string): string => `<p role="alert">${escaped(text)}</p>`

interface Choice {
  value: string
  label: string
}

/** A form that posts to its own address, with one button per choice. */
export function form(fields: string, choices: readonly Choice[]): string {
  const buttons = choices.map(
    ({ value, label }) =>
      `<button name="answer" value="${escaped(value)}">${escaped(label)}</button>`,
  )
  return `<form method="post">${fields}${buttons.join(' ')}</form>`
}

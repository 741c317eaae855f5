const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

interface Choice {
  action: string
  method: 'get' | 'post'
  choices: readonly { value: string; label: string }[]
  /** Parameters that the form sends unchanged. */
  query?: URLSearchParams
}

/** A page with one button per account, and one to refuse. */
export function choicePage(title: string, { action, method, choices, query }: Choice): string {
  const hidden = [...(query ?? [])].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const buttons = [...choices, { value: '', label: 'Refuse' }].map(
    ({ value, label }) =>
      `<p><button name="account" value="${escaped(value)}">${escaped(label)}</button></p>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
<form action="${escaped(action)}" method="${method}">${[...hidden, ...buttons].join('')}</form></html>`
}

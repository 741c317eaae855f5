const plain = (text: string) =>
  text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))

/** The form of a peer's page, filled in with who is chosen; empty is a refusal. */
function submitted(html: string, at: URL, account: string) {
  const [, action = '', method = ''] = /<form action="([^"]*)" method="([^"]*)"/.exec(html) ?? []
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  const form = new URLSearchParams(
    fields.map(([, name = '', value = '']) => [plain(name), plain(value)]),
  )
  form.set('account', account)
  const url = new URL(plain(action), at)
  if (method === 'post') return { url, init: { method: 'POST', body: form } }
  url.search = form.toString()
  return { url, init: {} }
}

/** Keeps cookies as a browser does, of one site. */
function browser() {
  const jar = new Map<string, string>()
  return async (url: URL, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return reply
  }
}

const MOST_STEPS = 10

/**
 * Somebody who follows a provider's pages with a browser of his own, chooses who to be, and is sent
 * back: where to, is given. Without an account he refuses.
 */
export async function visitProvider(address: string, account = ''): Promise<URL> {
  const go = browser()
  const start = new URL(address)
  let next: { url: URL; init: RequestInit } = { url: start, init: {} }
  for (let step = 0; step < MOST_STEPS; step++) {
    const reply = await go(next.url, next.init)
    const location = reply.headers.get('location')
    if (location === null && !reply.ok)
      throw new Error(`${next.url.pathname} answered ${reply.status}: ${await reply.text()}`)
    if (location === null) next = submitted(await reply.text(), next.url, account)
    else next = { url: new URL(location, next.url), init: {} }
    if (next.url.origin !== start.origin) return next.url
  }
  throw new Error('the provider sent its visitor around in circles')
}

const plain = (text: string) =>
  text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))

/** The form of a provider's page, submitted with an account; an empty one refuses. */
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

/** A client with cookies, for one site. */
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
 * Follows a provider's pages, chooses an account and returns the address it is redirected to.
 * Without an account it refuses.
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
  throw new Error('the provider redirected in circles')
}

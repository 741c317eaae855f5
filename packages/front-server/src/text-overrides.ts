import { createClient } from '@ironsouq/contract/client'
import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import { DEFAULT_LOCALE } from '@ironsouq/i18n/locales'
import { type Overrides, replaceOverrides } from '@ironsouq/i18n/overrides'

/** A change of texts is shown within this time. */
const POLL_MS = 2000

interface Options {
  apiUrl: string
  /** Without it the API gives no overrides: the texts are those of the build. */
  serviceKey: string | undefined
}

/** Asks the API for the texts that staff replaced; the same object while nothing has changed. */
export function createOverridesSource({ apiUrl, serviceKey }: Options): () => Promise<Overrides> {
  let known: { revision: number; overrides: Overrides } = { revision: 0, overrides: {} }
  if (!serviceKey) return () => Promise.resolve(known.overrides)
  const call = createClient({
    base: apiUrl,
    locale: () => DEFAULT_LOCALE,
    token: () => serviceKey,
    log: () => {}, // the last texts stay; the health check reports an API that does not answer
  })
  let asked = 0
  let answered = 0
  return async () => {
    const turn = ++asked
    const query = { since: known.revision }
    const { revision, overrides } = await call(textEndpoints.overrides, { query })
    // An answer that was overtaken by a later one is older than what is known.
    if (overrides && turn > answered) known = { revision, overrides }
    answered = Math.max(answered, turn)
    return known.overrides
  }
}

/** Keeps the texts of this process as staff wrote them. While the API is away the last ones stay. */
export function followOverrides(options: Options): { stop: () => void } {
  const ask = createOverridesSource(options)
  let isAsking = false
  async function refresh() {
    if (isAsking) return
    isAsking = true
    try {
      replaceOverrides(await ask())
    } catch {
      // asked again after the pause
    } finally {
      isAsking = false
    }
  }
  void refresh()
  const timer = setInterval(() => void refresh(), POLL_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

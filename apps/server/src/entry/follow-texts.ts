import { replaceOverrides } from '@ironsouq/i18n/overrides'
import { overridesSince } from '#features/content/text/text.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** A change of texts is in emails and responses within this time. */
const POLL_MS = 2000

/** Keeps the texts of this process as staff wrote them. While the database is away the last ones stay. */
export async function followTexts(ctx: Ctx): Promise<{ stop: () => void }> {
  let known = 0
  let isReading = false
  async function refresh() {
    if (isReading) return
    isReading = true
    try {
      const { revision, overrides } = await overridesSince(ctx, known)
      if (overrides) replaceOverrides(overrides)
      known = revision
    } catch {
      // read again after the pause; the health check reports a database that is away
    } finally {
      isReading = false
    }
  }
  await refresh()
  const timer = setInterval(() => void refresh(), POLL_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

import { registerHooks } from 'node:module'

const REPLACED = '/apps/server/src/features/ledger/ledger.order.service.ts'
const REPLACEMENT = new URL('./posting-outside.ledger.ts', import.meta.url).href

/** Preloaded into the server, which then posts payments after their transaction. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return resolved.url.endsWith(REPLACED) && context.parentURL !== REPLACEMENT
      ? { ...resolved, url: REPLACEMENT }
      : resolved
  },
})

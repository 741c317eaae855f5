import { registerHooks } from 'node:module'

const REPLACED = '/apps/server/src/features/product/stock-hold.service.ts'
const REPLACEMENT = new URL('./check-then-write.stock.ts', import.meta.url).href

/** Preloaded into the server, which then reads the stock before it writes it. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return resolved.url.endsWith(REPLACED) && context.parentURL !== REPLACEMENT
      ? { ...resolved, url: REPLACEMENT }
      : resolved
  },
})

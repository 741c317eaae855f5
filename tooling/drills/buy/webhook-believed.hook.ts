import { registerHooks } from 'node:module'

const REPLACED = '/apps/server/src/features/payment/payment.webhook.ts'
const REPLACEMENT = new URL('./webhook-believed.webhook.ts', import.meta.url).href

/** Preloaded into the server, which then believes the body of notifications. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return resolved.url.endsWith(REPLACED) && context.parentURL !== REPLACEMENT
      ? { ...resolved, url: REPLACEMENT }
      : resolved
  },
})

import { registerHooks } from 'node:module'

const EVENTS = /\/apps\/server\/src\/kernel\/(?:[a-z-]+\/)?events\.ts$/
const REPLACEMENT = new URL('./job-outside-transaction.events.ts', import.meta.url).href

/** Preloaded into the server: replaces `emit` with the faulty one. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return EVENTS.test(resolved.url) && context.parentURL !== REPLACEMENT
      ? { ...resolved, url: REPLACEMENT }
      : resolved
  },
})

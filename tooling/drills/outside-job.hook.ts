import { registerHooks } from 'node:module'

/** Puts a faulty `emit` in the place of ours, in the process this is preloaded into. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const ours = resolved.url.endsWith('/apps/server/src/kernel/events.ts')
    const itself = context.parentURL?.endsWith('/outside-job.events.ts') ?? false
    return ours && !itself
      ? { ...resolved, url: new URL('./outside-job.events.ts', import.meta.url).href }
      : resolved
  },
})

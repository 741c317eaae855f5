import type { Ctx } from '#kernel/ctx.ts'
import { cached } from './cached.ts'

/** A read in the language of the request whose answer may be a second old. */
export function cachedByLocale<Args extends readonly string[], T>(
  read: (ctx: Ctx, ...args: Args) => Promise<T>,
): (ctx: Ctx, ...args: Args) => Promise<T> {
  const inLanguage = cached({ seconds: 1 }, (ctx, _locale: string, ...args: Args) =>
    read(ctx, ...args),
  )
  return (ctx, ...args) => inLanguage(ctx, ctx.locale, ...args)
}

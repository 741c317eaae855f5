import type { Ctx } from './ctx.ts'
import { kept } from './kept.ts'

/** A read in the language of the request whose answer may be a second old. */
export function fresh<Args extends readonly string[], T>(
  read: (ctx: Ctx, ...args: Args) => Promise<T>,
): (ctx: Ctx, ...args: Args) => Promise<T> {
  const inLanguage = kept({ seconds: 1 }, (ctx, _locale: string, ...args: Args) =>
    read(ctx, ...args),
  )
  return (ctx, ...args) => inLanguage(ctx, ctx.locale, ...args)
}

import type { Ctx } from './ctx.ts'

export type Payable = Ctx['payables'][number]

export const payable = (p: Payable): Payable => p

/** The payable of a kind; it is registered as long as there are payments of it. */
export function payableOf(ctx: Ctx, kind: string): Payable {
  const found = ctx.payables.find((each) => each.kind === kind)
  if (!found) throw new Error(`nothing is payable as ${kind}`)
  return found
}

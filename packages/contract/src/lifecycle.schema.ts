import * as z from 'zod/mini'
import type { Lifecycle, LifecycleActor } from './lifecycle.ts'

/** What the reader of a record may do with it now, out of the actions of its lifecycle that people take. */
export const actionsOf = <A extends string, C extends string, const N extends readonly (A | C)[]>(
  _: Lifecycle<string, A, LifecycleActor, C>,
  names: N,
) => z.array(z.enum(names as readonly N[number][]))

import { STATED_FACTS, type StatedFact } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import { device } from './device.tables.ts'

/** The facts that a change states; a price also says that it is asked. */
export const factsIn = (changes: Partial<Record<StatedFact | 'price', unknown>>): StatedFact[] =>
  STATED_FACTS.filter(
    (fact) => changes[fact] !== undefined || (fact === 'priceMode' && changes.price !== undefined),
  )

/** What is still not stated of a machine once these facts are. */
export const unstatedAfter = (facts: readonly StatedFact[]) =>
  sql<StatedFact[]>`array(
    select unnest(${device.unstated}) except select unnest(${sql.param(facts)}::text[]))`

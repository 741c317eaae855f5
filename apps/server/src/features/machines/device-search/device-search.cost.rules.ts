import type { Plan } from './device-search.plan.rules.ts'

/** A word is searched in the titles of several languages, a filter in one field. */
const WORD_COST = 3
/** The page of devices and the counts of all facets without a choice. */
const BASE_REQUESTS = 2

/** What one search may cost: the number of its requests times the clauses of each. */
const MOST_COST = 400
/** From here a search is heavy: about six filters with three words. */
const HEAVY_COST = 120

/** More words than this are not searched: no machine is described with so many. */
const MOST_NEEDS = 8
/** Fuzzy matching multiplies the cost of each word. */
const MOST_FUZZY = 6
/** Above this number of filters, counting without each of them costs more than it helps. */
const MOST_WITHOUT = 8

const costOfRequest = ({ narrowings, categories, meant }: Plan): number =>
  1 + narrowings.length + categories.length + WORD_COST * meant.needs.length

/** How many facets with a choice can be counted apart; the others are counted with their choice. */
export const facetsCountedApart = (plan: Plan): number =>
  Math.max(0, Math.floor(MOST_COST / costOfRequest(plan)) - BASE_REQUESTS)

/** An expensive search: of these one address runs one at a time. */
export const isHeavy = (plan: Plan): boolean =>
  costOfRequest(plan) * (BASE_REQUESTS + plan.narrowings.length) > HEAVY_COST

export const boundedNeeds = <T>(needs: readonly T[]): T[] => needs.slice(0, MOST_NEEDS)

export const isFuzzyAllowed = ({ meant, narrowings }: Plan): boolean =>
  meant.needs.length <= MOST_FUZZY && narrowings.length <= MOST_WITHOUT

export const isNearestAllowed = ({ narrowings }: Plan): boolean => narrowings.length <= MOST_WITHOUT

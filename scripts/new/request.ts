import { type Draft, Refused } from './draft.ts'
import { isKebab } from './names.ts'
import { type Home, homesOf, importOf, serverFile, serverFolder } from './places.ts'

/** What a person asked for: `npm run new -- <kind> <name> --option value`. */
export interface Wanted {
  name: string
  plural?: string | undefined
  audience?: string | undefined
  permission?: string | undefined
  /** Of a new feature. */
  area?: string | undefined
  feature?: string | undefined
  app?: string | undefined
}

/** Adds what is wanted to the draft and returns what is left to do by hand. */
export type Kind = (draft: Draft, wanted: Wanted) => string[]

export function oneOfThese<const Choice extends string>(
  option: string,
  choices: readonly Choice[],
  given: string,
): Choice {
  const found = choices.find((choice) => choice === given)
  if (found === undefined) throw new Refused(`--${option} is ${choices.join(' or ')}.`)
  return found
}

export function checkName(name: string): string {
  if (isKebab(name)) return name
  throw new Refused(`"${name}" is not a kebab-case name such as "yard-gate".`)
}

/** Where a feature lives; undefined when there is none of this name. */
export const homeOf = (draft: Draft, noun: string): Home | undefined =>
  homesOf(noun).find((home) => draft.has(serverFolder(home)))

/** The first permission that the endpoints of a noun name. */
export const permissionIn = (endpoints: string): string | undefined =>
  /permission: '([\w.]+)'/.exec(endpoints)?.[1]

/** What generated tests and tables import of other features. */
export const IMPORTS = {
  storeTables: importOf(serverFile('mall/store', 'tables.ts')),
  storeBuilder: importOf(serverFile('mall/store', 'builder.ts')),
  sellerBuilder: importOf(serverFile('people/seller', 'builder.ts')),
  sellerAccountBuilder: importOf(serverFile('people/seller-account', 'builder.ts')),
  notificationTables: importOf(serverFile('platform/notification', 'tables.ts')),
  momentRules: importOf(serverFile('identity/session', 'email-facts.rules.ts')),
}

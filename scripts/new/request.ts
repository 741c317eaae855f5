import { type Draft, Refused } from './draft.ts'
import { isKebab } from './names.ts'
import { importOf, serverFile } from './places.ts'

/** What a person asked for: `npm run new -- <kind> <name> --option value`. */
export interface Wanted {
  name: string
  plural?: string | undefined
  audience?: string | undefined
  permission?: string | undefined
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

/** The first permission that the endpoints of a noun name. */
export const permissionIn = (endpoints: string): string | undefined =>
  /permission: '([\w.]+)'/.exec(endpoints)?.[1]

/** What generated tests and tables import of other features. */
export const IMPORTS = {
  storeTables: importOf(serverFile('store', 'tables.ts')),
  storeBuilder: importOf(serverFile('store', 'builder.ts')),
  sellerBuilder: importOf(serverFile('seller', 'builder.ts')),
  sellerAccountBuilder: importOf(serverFile('seller-account', 'builder.ts')),
  notificationTables: importOf(serverFile('notification', 'tables.ts')),
  momentRules: importOf(serverFile('session', 'email-facts.rules.ts')),
}

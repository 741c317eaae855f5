import { CHOICES, RANGES } from '@ironsouq/contract/machines/device/device.filters'
import { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'

/** What of a list's query says which machines it shows: not its page, and not how they are drawn. */
const NAMES = ['q', 'category', ...CHOICES, ...RANGES, 'spec', 'literal', 'sort'] as const
export type ListParameter = (typeof NAMES)[number]
export type MachineList = Partial<Record<ListParameter, string>>

/** Commas stay readable, as in the addresses of the site. */
const READABLE = { '%2C': ',', '%3A': ':', '%3B': ';' }

/** The list that a stored query means; what the list does not understand is left out. */
export function machineListOf(query: string): MachineList {
  const given = new URLSearchParams(query)
  const understood = NAMES.flatMap((name) => {
    const value = given.get(name)
    return value && DeviceQuery.shape[name].safeParse(value).success ? [[name, value] as const] : []
  })
  return Object.fromEntries(understood)
}

/** A list as it is stored; empty when nothing is chosen. */
export function queryOf(list: MachineList): string {
  const params = new URLSearchParams()
  for (const name of NAMES) if (list[name]) params.set(name, list[name])
  return Object.entries(READABLE).reduce(
    (all, [code, sign]) => all.replaceAll(code, sign),
    params.toString(),
  )
}

const LIST_PAGE = /^(?:\/[a-z]{2}(?:[_-][a-z]{2})?)?\/device-list\/?$/i

/** The query of a list page by its whole address, or undefined if it is another page. */
export function queryAtAddress(address: string): string | undefined {
  // Only the path counts, whatever the domain of the site is.
  const { pathname, search } = URL.parse(address.trim(), 'https://site.invalid') ?? {}
  if (pathname === undefined || !LIST_PAGE.test(pathname)) return undefined
  // The list without filters has all machines; an empty query has none.
  return queryOf(machineListOf(search ?? '')) || queryOf({ sort: 'newest' })
}

import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'
import { FACETS } from '../device/device.filters.ts'

const FacetSetting = z.object({
  facet: z.enum(FACETS),
  isShown: z.boolean(),
  /** Whether it is open before a person opens or closes it. */
  isOpen: z.boolean(),
})
export type FacetSetting = z.output<typeof FacetSetting>

const isEachOnce = (facets: readonly FacetSetting[]) =>
  new Set(facets.map(({ facet }) => facet)).size === FACETS.length

/** Every facet once, in the order of the page. */
const Facets = z
  .array(FacetSetting)
  .check(z.minLength(FACETS.length), z.maxLength(FACETS.length), z.refine(isEachOnce))

export const FacetLayout = z.object({ version: Version, facets: Facets })
export type FacetLayout = z.output<typeof FacetLayout>

const STAFF = { audience: 'staff', permission: 'category.edit' } as const

export const facetEndpoints = {
  layout: endpoint({
    method: 'GET',
    path: '/p/staff/facet/layout',
    ...STAFF,
    summary: 'The filters of the list of machines in their order, shown or hidden',
    data: FacetLayout,
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/facet/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Orders, shows and hides the filters of the list of machines',
    body: FacetLayout,
    data: FacetLayout,
  }),
}

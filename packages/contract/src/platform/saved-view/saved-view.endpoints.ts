import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'
import { ViewState } from '../../view-state.ts'

/** The most views of one person for one list. */
export const SAVED_VIEWS_MAX = 50

const ListName = z.string().check(z.maxLength(60), z.regex(/^[\w.-]+$/))
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

export const SavedView = z.object({
  viewId: z.uuid(),
  name: z.string(),
  state: ViewState,
  isShared: z.boolean(),
  /** Whether the caller may change and delete it. */
  isOwn: z.boolean(),
  version: Version,
})
export type SavedView = z.output<typeof SavedView>

const list = {
  method: 'GET',
  summary: 'The caller’s views of a list, and those that others share',
  query: z.object({ list: ListName }),
  data: z.array(SavedView),
} as const

const create = {
  method: 'POST',
  summary: 'Save a view under a name',
  body: z.object({ list: ListName, name: Name, state: ViewState, isShared: z.boolean() }),
  data: SavedView,
  once: true,
} as const

const change = {
  method: 'POST',
  versioned: true,
  summary: 'Rename, replace, share or no longer share an own view',
  body: z.object({
    viewId: z.uuid(),
    version: Version,
    name: Name,
    state: ViewState,
    isShared: z.boolean(),
  }),
  data: SavedView,
} as const

const remove = {
  method: 'POST',
  summary: 'Delete an own view',
  body: z.object({ viewId: z.uuid() }),
  data: z.null(),
} as const

/** Any staff member; to share one needs `view.share`. */
const STAFF = { audience: 'staff', permission: null } as const
/** Any person of a seller; they share views with their colleagues. */
const MERCHANT = { audience: 'merchant', permission: null } as const

export const savedViewEndpoints = {
  list: endpoint({ ...STAFF, ...list, path: '/p/staff/saved-view/list' }),
  create: endpoint({ ...STAFF, ...create, path: '/p/staff/saved-view/create', audit: true }),
  change: endpoint({ ...STAFF, ...change, path: '/p/staff/saved-view/change', audit: true }),
  remove: endpoint({ ...STAFF, ...remove, path: '/p/staff/saved-view/remove', audit: true }),
}

export const merchantSavedViewEndpoints = {
  list: endpoint({ ...MERCHANT, ...list, path: '/p/merchant/saved-view/list' }),
  create: endpoint({ ...MERCHANT, ...create, path: '/p/merchant/saved-view/create' }),
  change: endpoint({ ...MERCHANT, ...change, path: '/p/merchant/saved-view/change' }),
  remove: endpoint({ ...MERCHANT, ...remove, path: '/p/merchant/saved-view/remove' }),
}

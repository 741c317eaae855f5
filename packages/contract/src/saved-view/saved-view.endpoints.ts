import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Version } from '../versioned.ts'
import { ViewState } from '../view-state.ts'

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

/** Any staff member; to share one needs `view.share`. */
const own = { audience: 'staff', permission: null } as const

export const savedViewEndpoints = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/p/staff/saved-view/list',
    summary: 'The caller’s views of a list, and those that others share',
    query: z.object({ list: ListName }),
    data: z.array(SavedView),
  }),
  create: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/saved-view/create',
    audit: true,
    summary: 'Save a view under a name',
    body: z.object({ list: ListName, name: Name, state: ViewState, isShared: z.boolean() }),
    data: SavedView,
    once: true,
  }),
  change: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/saved-view/change',
    audit: true,
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
  }),
  remove: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/saved-view/remove',
    audit: true,
    summary: 'Delete an own view',
    body: z.object({ viewId: z.uuid() }),
    data: z.null(),
  }),
}

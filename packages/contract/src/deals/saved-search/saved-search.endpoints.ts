import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { DeviceQuery } from '../../machines/device/device.query.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import {
  MOST_SAVED_SEARCHES,
  PACES,
  SEARCH_NAME_MAX,
  WANT_NOTE_MAX,
} from './saved-search.limits.ts'

/** What is searched for: the list's parameters without page and order. */
export const SavedQuery = z.omit(DeviceQuery, { current: true, size: true, sort: true })
export type SavedQuery = z.output<typeof SavedQuery>

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_NAME_MAX))
const Note = z.string().check(z.trim(), z.maxLength(WANT_NOTE_MAX))
const SavedSearchId = z.object({ savedSearchId: z.uuid() })

const SavedSearch = z.extend(SavedSearchId, {
  name: z.string(),
  query: SavedQuery,
  pace: z.enum(PACES),
  /** Nothing matched when it was saved: sellers are to see what is looked for. */
  isWant: z.boolean(),
  note: z.string(),
  /** Since the member last looked. */
  news: z.object({ new: z.int(), cheaper: z.int(), sold: z.int() }),
  /** Of some of the new machines. */
  pictures: z.array(z.object({ deviceId: z.uuid(), title: z.string(), picture: Picture })),
  seenAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
})
export type SavedSearch = z.output<typeof SavedSearch>

export const savedSearchEndpoints = {
  save: endpoint({
    method: 'POST',
    path: '/p/saved-search/save',
    audience: 'member',
    summary: 'Saves a search; one that is already saved gets the new name and pace',
    body: z.object({
      name: Name,
      pace: z.enum(PACES),
      query: SavedQuery,
      isWant: z._default(z.boolean(), false),
      note: z._default(Note, ''),
    }),
    data: z.extend(SavedSearchId, { isNew: z.boolean() }),
    limit: { max: 60, seconds: 60 },
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/saved-search/list',
    audience: 'member',
    summary: 'The saved searches of the member with what is new in each, latest first',
    data: z.object({
      records: z.array(SavedSearch).check(z.maxLength(MOST_SAVED_SEARCHES)),
      /** Whether the member gets emails about saved searches at all. */
      isMailed: z.boolean(),
    }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/p/saved-search/change',
    audience: 'member',
    summary: 'Changes the name, the pace or the note of a saved search',
    body: z.extend(SavedSearchId, {
      name: z.optional(Name),
      pace: z.optional(z.enum(PACES)),
      note: z.optional(Note),
    }),
    data: z.null(),
  }),
  look: endpoint({
    method: 'POST',
    path: '/p/saved-search/look',
    audience: 'member',
    summary: 'The member looks at the results: what is new is counted from now on',
    body: SavedSearchId,
    data: z.object({ query: SavedQuery }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/saved-search/remove',
    audience: 'member',
    summary: 'Deletes a saved search',
    body: SavedSearchId,
    data: z.null(),
  }),
  stopMails: endpoint({
    method: 'POST',
    path: '/saved-search/stop-mails',
    audience: 'anyone',
    summary: 'Ends all emails about saved searches, by the ticket that each of them contains',
    body: z.object({ ticket: z.string().check(z.maxLength(200)) }),
    data: z.null(),
    limit: { max: 30, seconds: 60 },
  }),
}

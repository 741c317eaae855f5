import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { StoreCard, StoreId, StoreInfo } from './store.schema.ts'

const MEMBER = { audience: 'member' } as const

export const storeEndpoints = {
  info: endpoint({
    method: 'GET',
    path: '/store/info',
    audience: 'anyone',
    summary: 'A store with the firm behind it, what it sells and the blocks of its page',
    query: StoreId,
    data: StoreInfo,
  }),
  follow: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/store/follow',
    summary: 'Follows a store; one that is already followed stays as it is',
    body: StoreId,
    data: z.null(),
  }),
  unfollow: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/store/unfollow',
    summary: 'Follows a store no longer',
    body: StoreId,
    data: z.null(),
  }),
  followedIds: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/store/followed-ids',
    summary: 'The stores that the member follows, for the button of a page',
    data: z.array(z.uuid()),
  }),
  followed: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/store/followed',
    summary: 'The stores that the member follows, the latest first',
    query: PageQuery,
    data: z.object({
      records: z.array(z.extend(StoreCard, { followedAt: z.iso.datetime() })),
      total: z.int(),
    }),
  }),
}

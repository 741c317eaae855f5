import type { Endpoint } from '@ironsouq/contract/endpoint'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { listQuery } from './list-query.ts'

/** The page of a list that the address of its screen asks for: `listPage(list, url)` in a loader. */
export const listPage = <Query extends z.ZodMiniType, Data extends z.ZodMiniType>(
  list: Endpoint<Query, z.ZodMiniUndefined, Data>,
  url: URL,
): Promise<z.output<Data>> => api(list, { query: listQuery(list.query, url.searchParams) } as never)

import { pathFor } from '#kit/list/page-query.ts'

export const followedPath = (current: number): string =>
  pathFor('/user-center/followed-stores', { current }, { current: 1 })

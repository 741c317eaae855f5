import { pathFor } from '#kit/list/page-query.ts'

/** The help center stands alone and inside the user center, with the same articles. */
export const HELP_CENTER = '/help-center'
export const MEMBER_HELP_CENTER = '/user-center/help-center'
export type HelpBase = typeof HELP_CENTER | typeof MEMBER_HELP_CENTER

export const helpPath = (base: HelpBase, q?: string): string =>
  pathFor(base, { q }, { q: undefined })

export const helpArticlePath = (base: HelpBase, slug: string): string => `${base}/${slug}`

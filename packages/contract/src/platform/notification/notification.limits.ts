/** Where a notice belongs; later features add their own. */
export const NOTICE_GROUPS = ['machines', 'account'] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

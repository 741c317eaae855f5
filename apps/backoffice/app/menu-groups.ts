/** The groups of the menu, in order. */
export const MENU_GROUPS = [
  { id: 'work' },
  { id: 'content', title: 'portal.groupContent' },
  { id: 'manage', title: 'portal.groupManage' },
] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]['id']

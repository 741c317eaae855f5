/** The groups of the menu, in order; those that are used least are folded until someone opens them. */
export const MENU_GROUPS = [
  { id: 'work' },
  { id: 'machines', title: 'portal.groupMachines' },
  { id: 'mall', title: 'portal.groupMall' },
  { id: 'people', title: 'portal.groupPeople' },
  { id: 'content', title: 'portal.groupContent', isFolded: true },
  { id: 'manage', title: 'portal.groupManage', isFolded: true },
] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]['id']

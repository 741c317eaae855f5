/** The groups of the menu, in order. */
export const MENU_GROUPS = [{ id: 'work' }, { id: 'firm', title: 'merchant.firm' }] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]['id']

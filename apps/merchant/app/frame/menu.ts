import { portalMenu } from '@ironsouq/portal/frame/menu.ts'
import { MENU_GROUPS } from '../menu-groups.ts'
import { screens } from '../screens.ts'

export const { menuFor, paletteFor, mayOpen, screenOf } = portalMenu(screens, MENU_GROUPS)

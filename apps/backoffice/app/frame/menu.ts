import { portalMenu } from '@ironsouq/portal/frame/menu.ts'
import { MENU_GROUPS, screens } from '../screens.ts'

export const { menuFor, paletteFor, mayOpen } = portalMenu(screens, MENU_GROUPS)

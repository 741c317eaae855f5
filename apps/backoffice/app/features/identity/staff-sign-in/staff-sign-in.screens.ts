import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const staffSignInScreens = {
  login: {
    file: 'features/identity/staff-sign-in/login.screen.tsx',
    title: 'portal.logIn',
    isOpen: true,
  },
  invitation: {
    file: 'features/identity/staff-sign-in/invitation.screen.tsx',
    title: 'portalSignIn.invitation',
    isOpen: true,
  },
  reset: {
    file: 'features/identity/staff-sign-in/reset.screen.tsx',
    title: 'portalSignIn.forgotTitle',
    isOpen: true,
  },
  account: {
    file: 'features/identity/staff-sign-in/account.screen.tsx',
    title: 'portal.account',
  },
} satisfies Screens<MenuGroup>

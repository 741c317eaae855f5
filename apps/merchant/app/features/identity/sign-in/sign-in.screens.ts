import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const signInScreens = {
  login: {
    file: 'features/identity/sign-in/login.screen.tsx',
    title: 'portal.logIn',
    isOpen: true,
  },
  invitation: {
    file: 'features/identity/sign-in/invitation.screen.tsx',
    title: 'portalSignIn.invitation',
    isOpen: true,
  },
  reset: {
    file: 'features/identity/sign-in/reset.screen.tsx',
    title: 'portalSignIn.forgotTitle',
    isOpen: true,
  },
  account: {
    file: 'features/identity/sign-in/account.screen.tsx',
    title: 'portal.account',
  },
} satisfies Screens<MenuGroup>

import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { ownAccountRoutes } from '#features/identity/portal-sign-in/portal-sign-in.account-routes.service.ts'
import { signInRoutes } from '#features/identity/portal-sign-in/portal-sign-in.routes.service.ts'
import { feature } from '#kernel/registry.ts'
import { staffAccountRoutes } from './staff-sign-in.account.routes.ts'
import { sendStaffResetLink } from './staff-sign-in.on-password-forgotten.ts'
import { staffSignInRoutes } from './staff-sign-in.routes.ts'
import { staffPortal } from './staff-sign-in.service.ts'
import { staffStep } from './staff-sign-in.tables.ts'

export const staffSignInFeature = feature({
  name: 'staff-sign-in',
  routes: [
    signInRoutes(staffPortal, staffSignInEndpoints),
    staffSignInRoutes,
    staffAccountRoutes,
    ownAccountRoutes(staffPortal, staffAccountEndpoints),
  ],
  consumers: [sendStaffResetLink],
  retention: [{ table: staffStep, since: staffStep.expiresAt, days: 1 }],
})

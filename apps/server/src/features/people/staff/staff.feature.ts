import { feature } from '#kernel/registry.ts'
import { informAdministrators } from './staff.on-administrator-named.ts'
import { sendStaffInvitation } from './staff.on-invited.ts'
import { informMoneyHolders } from './staff.on-money-access-given.ts'
import { roleRoutes, staffRoutes } from './staff.routes.ts'

export const staffFeature = feature({
  name: 'staff',
  routes: [staffRoutes, roleRoutes],
  consumers: [sendStaffInvitation, informAdministrators, informMoneyHolders],
})

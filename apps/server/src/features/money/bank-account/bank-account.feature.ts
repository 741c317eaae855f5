import { feature } from '#kernel/registry.ts'
import { informOwnersOfConfirmation, informOwnersOfStatement } from './bank-account.on-changed.ts'
import { bankAccountRoutes } from './bank-account.routes.ts'

export const bankAccountFeature = feature({
  name: 'bank-account',
  routes: [bankAccountRoutes],
  consumers: [informOwnersOfStatement, informOwnersOfConfirmation],
})

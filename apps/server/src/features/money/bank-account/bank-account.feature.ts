import { feature } from '#kernel/registry.ts'
import { bankAccountRoutes } from './bank-account.routes.ts'

export const bankAccountFeature = feature({ name: 'bank-account', routes: [bankAccountRoutes] })

import { feature } from '#kernel/registry.ts'
import { mallHomeRoutes } from './mall-home.routes.ts'

export const mallHomeFeature = feature({ name: 'mall-home', routes: [mallHomeRoutes] })

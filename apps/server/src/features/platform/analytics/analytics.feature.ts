import { feature } from '#kernel/registry.ts'
import { analyticsRoutes } from './analytics.routes.ts'

export const analyticsFeature = feature({ name: 'analytics', routes: [analyticsRoutes] })

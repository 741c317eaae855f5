import { feature } from '#kernel/registry.ts'
import { inspectionRoutes } from './inspection.routes.ts'

export const inspectionFeature = feature({ name: 'inspection', routes: [inspectionRoutes] })

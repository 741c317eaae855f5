import { feature } from '#kernel/registry.ts'
import { savedViewRoutes } from './saved-view.routes.ts'

export const savedViewFeature = feature({ name: 'saved-view', routes: [savedViewRoutes] })

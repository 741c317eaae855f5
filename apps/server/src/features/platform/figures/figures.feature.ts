import { feature } from '#kernel/registry.ts'
import { figuresRoutes } from './figures.routes.ts'

export const figuresFeature = feature({ name: 'figures', routes: [figuresRoutes] })

import { feature } from '#kernel/registry.ts'
import { inquiryFigureRoutes } from './inquiry-figure.routes.ts'

export const inquiryFigureFeature = feature({
  name: 'inquiry-figure',
  routes: [inquiryFigureRoutes],
})

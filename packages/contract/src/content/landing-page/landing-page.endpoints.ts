import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { BrandLandingPage, CategoryLandingPage } from './landing-page.schema.ts'

export const LandingPageCode = z.object({
  code: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60)),
})

export const landingPageEndpoints = {
  category: endpoint({
    method: 'GET',
    path: '/landing/category',
    audience: 'anyone',
    summary: 'What there is of a category, and what it costs, in the language of the request',
    query: LandingPageCode,
    data: CategoryLandingPage,
  }),
  brand: endpoint({
    method: 'GET',
    path: '/landing/brand',
    audience: 'anyone',
    summary: 'What there is of a brand, and what it costs, in the language of the request',
    query: LandingPageCode,
    data: BrandLandingPage,
  }),
}

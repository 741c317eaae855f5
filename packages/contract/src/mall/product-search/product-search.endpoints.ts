import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  BothCounts,
  BothQuery,
  FitQuery,
  Fits,
  FitsQuery,
  MallCategory,
  ProductPage,
  ProductQuery,
  ProductSuggestions,
  ProductSuggestQuery,
} from './product-search.query.ts'
import { FittedModel, Fitting } from './product-search.schema.ts'

export const productSearchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/prod/list',
    audience: 'anyone',
    summary: 'Products on sale in the mall, in the language of the request',
    query: ProductQuery,
    data: ProductPage,
  }),
  both: endpoint({
    method: 'GET',
    path: '/search/both',
    audience: 'anyone',
    summary: 'How many machines and how many products the same words find',
    query: BothQuery,
    data: BothCounts,
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/prod/suggest',
    audience: 'anyone',
    summary: 'Categories, products and part numbers that begin like the text',
    query: ProductSuggestQuery,
    data: ProductSuggestions,
  }),
  fits: endpoint({
    method: 'GET',
    path: '/prod/fits',
    audience: 'anyone',
    summary: 'Products that fit a machine model, or the model of a machine',
    query: FitsQuery,
    data: Fits,
  }),
  fit: endpoint({
    method: 'GET',
    path: '/prod/fit',
    audience: 'anyone',
    summary: 'Of some products those that fit a machine model, and which machines of it',
    query: FitQuery,
    data: z.array(z.extend(Fitting, { productId: z.uuid() })),
  }),
  models: endpoint({
    method: 'GET',
    path: '/prod/models',
    audience: 'anyone',
    summary: 'The machine models that products fit, by brand and model',
    data: z.array(FittedModel),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/prod/categories',
    audience: 'anyone',
    summary: 'The tree of the mall’s categories, without hidden ones',
    data: z.array(MallCategory),
  }),
}

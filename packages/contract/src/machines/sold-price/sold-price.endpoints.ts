import { endpoint } from '../../endpoint.ts'
import { SoldModels, SoldModelsQuery, SoldPrices, SoldPricesQuery } from './sold-price.schema.ts'

const PUBLIC = { method: 'GET', audience: 'anyone' } as const

export const soldPriceEndpoints = {
  models: endpoint({
    ...PUBLIC,
    path: '/sold-price/models',
    summary: 'The models that were sold lately, with what they were sold for',
    query: SoldModelsQuery,
    data: SoldModels,
  }),
  model: endpoint({
    ...PUBLIC,
    path: '/sold-price/model',
    summary: 'What a model was sold for, by year of manufacture, and its sales',
    query: SoldPricesQuery,
    data: SoldPrices,
  }),
}

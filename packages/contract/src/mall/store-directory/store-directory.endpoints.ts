import { endpoint } from '../../endpoint.ts'
import { StoreDirectory, StoreDirectoryQuery } from './store-directory.schema.ts'

export const storeDirectoryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/store/list',
    audience: 'anyone',
    summary: 'The stores that sell something now, those that sent most orders first',
    query: StoreDirectoryQuery,
    data: StoreDirectory,
  }),
}

import { endpoint } from '../../endpoint.ts'
import { SellerPage, SellerPageQuery } from './seller-page.schema.ts'

export const sellerPageEndpoints = {
  page: endpoint({
    method: 'GET',
    path: '/seller/page',
    audience: 'anyone',
    summary: 'A seller with their standing, yards and a page of the machines they have for sale',
    query: SellerPageQuery,
    data: SellerPage,
  }),
}

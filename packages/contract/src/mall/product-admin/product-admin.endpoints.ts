import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PRODUCT_BODY_BYTES } from './product-admin.limits.ts'
import {
  AttributeField,
  FittingModel,
  ProductChoices,
  ProductCounts,
  ProductEdit,
  ProductForm,
  ProductId,
  ProductMove,
  ProductPage,
  ProductQuery,
  ProductRecord,
  ProductReview,
  ProductsMove,
  ProductsMoved,
  SaleEarnings,
  SaleQuestion,
} from './product-admin.schema.ts'
import {
  StaffProductChoices,
  StaffProductQuery,
  StaffProductRecord,
} from './product-review.schema.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'product.read' } as const
const MOVE = { method: 'POST', audience: 'merchant', permission: 'product.move' } as const
const EDIT = {
  audience: 'merchant',
  permission: 'product.edit',
  data: ProductRecord,
  bodyBytes: PRODUCT_BODY_BYTES,
} as const

/** The products of the own store [PR-1]. */
export const productAdminEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/merchant/product/list',
    summary: 'The own products in every state, a page at a time',
    query: ProductQuery,
    data: ProductPage,
  }),
  counts: endpoint({
    ...READ,
    path: '/p/merchant/product/counts',
    summary: 'How many of the own products are in each state, and how many are low in stock',
    data: ProductCounts,
  }),
  record: endpoint({
    ...READ,
    path: '/p/merchant/product/record',
    summary: 'One of the own products with everything that is edited',
    query: ProductId,
    data: ProductRecord,
  }),
  choices: endpoint({
    ...READ,
    path: '/p/merchant/product/choices',
    summary: 'Categories, warehouses and freight templates, in the language of the request',
    data: ProductChoices,
  }),
  attributes: endpoint({
    ...READ,
    path: '/p/merchant/product/attributes',
    summary: 'What products of a category state, in its order',
    query: z.object({ productCategoryId: z.uuid() }),
    data: z.array(AttributeField),
  }),
  models: endpoint({
    ...READ,
    path: '/p/merchant/product/models',
    summary: 'Machine models by the beginning of their brand or name, at most 20',
    query: z.object({ words: z.string().check(z.trim(), z.maxLength(60)) }),
    data: z.array(FittingModel),
  }),
  earnings: endpoint({
    method: 'POST',
    audience: 'merchant',
    permission: 'product.read',
    path: '/p/merchant/product/earnings',
    summary: 'What the store would get of a sale at each of these prices, after commission',
    body: SaleQuestion,
    data: SaleEarnings,
    refusalShownBy: 'page',
  }),
  create: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/product/create',
    summary: 'Create a draft of a product with its variants',
    body: ProductForm,
    once: true,
  }),
  edit: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/merchant/product/edit',
    summary: 'Replace a product and its variants; what was reviewed is withdrawn first',
    body: ProductEdit,
    versioned: true,
  }),
  copy: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/product/copy',
    summary: 'Create a draft with the data of a product, without stock and with codes of its own',
    body: ProductId,
    once: true,
  }),
  move: endpoint({
    ...MOVE,
    path: '/p/merchant/product/move',
    summary: 'Publish, withdraw or delete a product; some categories are reviewed first',
    body: ProductMove,
    data: ProductRecord,
    once: true,
  }),
  moveMany: endpoint({
    ...MOVE,
    path: '/p/merchant/product/move-many',
    summary: 'Publish or withdraw several products',
    body: ProductsMove,
    data: ProductsMoved,
    once: true,
  }),
}

/** Products of all stores, as staff review them [BO-6]. */
export const productReviewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/product/list',
    audience: 'staff',
    permission: 'product.read',
    summary: 'The products of all stores, a page at a time',
    query: StaffProductQuery,
    data: ProductPage,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/p/staff/product/counts',
    audience: 'staff',
    permission: 'product.read',
    summary: 'How many products of all stores are in each state, at most 10,000 of each',
    data: ProductCounts.shape.states,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/p/staff/product/choices',
    audience: 'staff',
    permission: 'product.read',
    summary: 'The categories that the list is filtered by, in the language of the request',
    data: StaffProductChoices,
  }),
  record: endpoint({
    method: 'GET',
    path: '/p/staff/product/record',
    audience: 'staff',
    permission: 'product.read',
    summary: 'One product with everything that its store wrote',
    query: ProductId,
    data: StaffProductRecord,
  }),
  review: endpoint({
    method: 'POST',
    path: '/p/staff/product/review',
    audience: 'staff',
    permission: 'product.review',
    audit: true,
    summary: 'Approve, reject or remove a product, at the version that was read',
    body: ProductReview,
    data: StaffProductRecord,
    once: true,
  }),
}

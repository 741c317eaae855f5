import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'
import {
  StoreBlocks,
  StoreEdit,
  StorePage,
  StoreRecord,
  Warehouse,
  WarehouseCreate,
  WarehouseEdit,
} from './store.schema.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'store.read' } as const
const EDIT = { audience: 'merchant', permission: 'store.edit' } as const

/** The own store [BO-1]. */
export const storeMerchantEndpoints = {
  record: endpoint({
    ...READ,
    path: '/p/merchant/store/record',
    summary: 'The own store; null for a seller without one',
    data: z.nullable(StoreRecord),
  }),
  edit: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/merchant/store/edit',
    summary: 'Changes texts, address and logo of the own store',
    body: StoreEdit,
    data: StoreRecord,
    versioned: true,
  }),
  move: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/store/move',
    summary: 'Closes the own store, opens it again, or asks for a review of one that is offline',
    body: z.object({ action: z.enum(['close', 'reopen', 'askReview']) }),
    data: StoreRecord,
    once: true,
  }),
  page: endpoint({
    ...READ,
    path: '/p/merchant/store/page',
    summary: 'The blocks of the own page as they are edited',
    data: StorePage,
  }),
  savePage: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/merchant/store/page',
    summary: 'Saves the blocks of the own page without showing them to buyers',
    body: z.object({
      /** 0 while no page was saved. */
      version: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
      blocks: StoreBlocks,
    }),
    data: StorePage,
    versioned: true,
  }),
  publishPage: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/store/page/publish',
    summary: 'Shows the saved blocks to buyers',
    body: z.object({ version: Version }),
    data: StorePage,
    versioned: true,
  }),
  warehouses: endpoint({
    ...READ,
    path: '/p/merchant/warehouse/list',
    summary: 'The own warehouses and pickup points, in their order',
    data: z.array(Warehouse),
  }),
  addWarehouse: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/warehouse/create',
    summary: 'Adds a warehouse or a pickup point',
    body: WarehouseCreate,
    data: Warehouse,
    once: true,
  }),
  editWarehouse: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/merchant/warehouse/edit',
    summary: 'Changes a warehouse or a pickup point',
    body: WarehouseEdit,
    data: Warehouse,
    versioned: true,
  }),
}

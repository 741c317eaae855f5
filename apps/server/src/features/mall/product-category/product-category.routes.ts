import { productCategoryEndpoints } from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { addProductAttribute, saveProductAttribute } from './product-attribute.service.ts'
import {
  addProductCategory,
  orderProductCategories,
  saveProductCategory,
} from './product-category.service.ts'
import {
  productAttributeRecords,
  productCategoryRecords,
} from './product-category.staff.queries.ts'

export const productCategoryRoutes: Routes = (serve) => {
  serve(productCategoryEndpoints.list, ({ ctx }) => productCategoryRecords(ctx))
  serve(productCategoryEndpoints.create, ({ ctx, body }) => addProductCategory(ctx, body))
  serve(productCategoryEndpoints.save, ({ ctx, body }) => saveProductCategory(ctx, body))
  serve(productCategoryEndpoints.order, ({ ctx, body }) => orderProductCategories(ctx, body))
  serve(productCategoryEndpoints.attributes, ({ ctx }) => productAttributeRecords(ctx))
  serve(productCategoryEndpoints.createAttribute, ({ ctx, body }) => addProductAttribute(ctx, body))
  serve(productCategoryEndpoints.saveAttribute, ({ ctx, body }) => saveProductAttribute(ctx, body))
}

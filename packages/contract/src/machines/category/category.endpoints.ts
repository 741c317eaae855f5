import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'

const Category = z.object({
  categoryId: z.uuid(),
  parentId: z.nullable(z.uuid()),
  code: z.string(),
  name: z.string(),
  hasChildren: z.boolean(),
})
export type Category = z.output<typeof Category>

const optional = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** What a category is called in one language; its page has a heading and an introduction of its own. */
const CategoryWords = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  heading: optional(160),
  intro: optional(1200),
})

const form = { isShown: z.boolean(), texts: translated(CategoryWords) }

/** A category as staff edit it. Its code, its place in the tree and its picture stay. */
export const CategoryRecord = z.object({
  categoryId: z.uuid(),
  version: Version,
  parentId: z.nullable(z.uuid()),
  code: z.string(),
  hsCode: z.nullable(z.string()),
  ...form,
})
export type CategoryRecord = z.output<typeof CategoryRecord>

/** More than any level of the tree has. */
const Ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))

const STAFF = { audience: 'staff', permission: 'category.edit' } as const

export const categoryEndpoints = {
  info: endpoint({
    method: 'GET',
    path: '/category/categoryInfo',
    audience: 'anyone',
    summary:
      'The shown categories under one; without a parent, or with 0 or nothing as parent, the first level',
    query: z.object({ parentId: z.optional(z.union([z.uuid(), z.enum(['', '0'])])) }),
    data: z.object({ categoryInfo: z.array(Category) }),
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/p/staff/category/list',
    ...STAFF,
    summary: 'All categories with their texts in every language, each level in its order',
    data: z.array(CategoryRecord),
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/category/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Replaces the texts of a category, and shows or hides it',
    body: z.object({ categoryId: z.uuid(), version: Version, ...form }),
    data: CategoryRecord,
  }),
  order: endpoint({
    method: 'POST',
    path: '/p/staff/category/order',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Puts the categories under one in another order; refused if it is no longer `before`',
    body: z.object({ before: Ids, after: Ids }),
    data: z.null(),
  }),
}

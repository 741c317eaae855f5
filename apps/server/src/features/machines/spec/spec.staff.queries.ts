import type { SpecFieldRecord } from '@ironsouq/contract/machines/spec/spec.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import {
  specField,
  specFieldCategory,
  specFieldText,
  specOption,
  specOptionText,
} from './spec.tables.ts'

const record = {
  fieldId: specField.id,
  version: specField.version,
  code: specField.code,
  kind: specField.kind,
  unit: specField.unit,
  min: specField.min,
  max: specField.max,
  isShown: specField.isShown,
  isRequired: specField.isRequired,
  texts: sql<SpecFieldRecord['texts']>`(
    select json_object_agg(${specFieldText.locale}, json_build_object('name', ${specFieldText.name}))
    from ${specFieldText} where ${specFieldText.fieldId} = spec_field.id)`,
  options: sql<SpecFieldRecord['options']>`(
    select coalesce(json_agg(json_build_object('code', ${specOption.code}, 'texts', (
        select json_object_agg(${specOptionText.locale}, json_build_object('name', ${specOptionText.name}))
        from ${specOptionText} where ${specOptionText.optionId} = spec_option.id))
      order by ${specOption.position}, ${specOption.code}), '[]')
    from ${specOption} where ${specOption.fieldId} = spec_field.id)`,
  categories: sql<SpecFieldRecord['categories']>`(
    select coalesce(json_agg(json_build_object(
        'categoryId', ${specFieldCategory.categoryId}, 'isFacet', ${specFieldCategory.facet})
      order by ${specFieldCategory.categoryId}), '[]')
    from ${specFieldCategory} where ${specFieldCategory.fieldId} = spec_field.id)`,
}

/** The fields with everything that staff edit, in the order of the page of a machine. */
export const specFieldRecords = (ctx: Ctx): Promise<SpecFieldRecord[]> =>
  ctx.db.select(record).from(specField).orderBy(asc(specField.position), asc(specField.code))

export async function specFieldRecord(ctx: Ctx, id: string): Promise<SpecFieldRecord> {
  const [row] = await ctx.db.select(record).from(specField).where(eq(specField.id, id))
  if (!row) throw notFound()
  return row
}

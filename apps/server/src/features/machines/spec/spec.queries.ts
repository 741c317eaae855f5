import type { SpecFieldChoice } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { asc, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import {
  specField,
  specFieldCategory,
  specFieldText,
  specOption,
  specOptionText,
} from './spec.tables.ts'

const fieldTexts = { owner: specFieldText.fieldId, locale: specFieldText.locale }
const optionTexts = { owner: specOptionText.optionId, locale: specOptionText.locale }

/** The fields of a category: those of its path, and those that every machine has. */
export function specFieldsOf(ctx: Ctx, path: readonly string[]): Promise<SpecFieldChoice[]> {
  const wanted = sql`${ctx.locale}::text`
  const ofCategories = sql`select 1 from ${specFieldCategory} where ${specFieldCategory.fieldId} = spec_field.id`
  return ctx.db
    .select({
      code: specField.code,
      name: textIn(specFieldText.name, fieldTexts, { of: sql`spec_field.id`, wanted }),
      kind: specField.kind,
      unit: specField.unit,
      min: specField.min,
      max: specField.max,
      isRequired: specField.isRequired,
      options: sql<SpecFieldChoice['options']>`(
        select coalesce(json_agg(json_build_object('code', ${specOption.code}, 'name',
          ${textIn(specOptionText.name, optionTexts, { of: sql`spec_option.id`, wanted })})
          order by ${specOption.position}), '[]')
        from ${specOption} where ${specOption.fieldId} = spec_field.id)`,
    })
    .from(specField)
    .where(
      sql`not exists (${ofCategories}) or exists (${ofCategories}
        and ${specFieldCategory.categoryId} = any(${sql.param(path)}::uuid[]))`,
    )
    .orderBy(asc(specField.position), asc(specField.code))
}

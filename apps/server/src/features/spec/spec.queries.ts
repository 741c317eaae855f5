import type { Spec } from '@ironsouq/contract/device/device.schema'
import { sql, type SQL } from 'drizzle-orm'
import { inLanguage } from '#kernel/texts.ts'
import { specField, specFieldText, specOption, specOptionText } from './spec.tables.ts'

const specFieldName = (of: SQL, wanted: SQL) =>
  inLanguage(
    specFieldText.name,
    { owner: specFieldText.fieldId, locale: specFieldText.locale },
    { of, wanted },
  )

const specOptionName = (of: SQL, wanted: SQL) =>
  inLanguage(
    specOptionText.name,
    { owner: specOptionText.optionId, locale: specOptionText.locale },
    { of, wanted },
  )

/** What is said in a column of specs, each with its field's name, as part of another statement. */
export const specsNamed = (specs: SQL, wanted: SQL) => sql<Spec[]>`(
  select coalesce(json_agg(json_build_object(
    'code', f.code, 'name', ${specFieldName(sql`f.id`, wanted)}, 'kind', f.kind, 'unit', f.unit,
    'value', ${specs} -> f.code,
    'valueName', (
      select ${specOptionName(sql`o.id`, wanted)} from ${specOption} as o
      where o.field_id = f.id and o.code = ${specs} ->> f.code),
    'better', f.better
  ) order by f.position), '[]')
  from ${specField} as f where ${specs} ? f.code)`

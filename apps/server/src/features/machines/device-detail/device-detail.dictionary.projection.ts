import type { SpecKind, Unit } from '@ironsouq/contract/machines/device/device.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { one } from '#kernel/data/db.ts'

type Names = Partial<Record<LocaleCode, string>> | null

interface Named {
  code: string
  names: Names
}

interface CategoryEntry extends Named {
  id: string
  parentId: string | null
  hsCode: string | null
}

interface CertificationEntry extends Named {
  id: string
  position: number
}

interface SpecEntry extends Named {
  kind: SpecKind
  unit: Unit | null
  better: 'more' | 'less' | null
  isShown: boolean
  options: Named[]
}

interface PointEntry extends Named {
  id: string
  part: string
  unit: Unit | null
  position: number
  /** Where the point is on a side view, by category. */
  places: Record<string, { x: number; y: number }> | null
}

/** Codes and names that device details refer to by id, in every language. */
export interface Dictionary {
  categories: ReadonlyMap<string, CategoryEntry>
  brands: ReadonlyMap<string, Named>
  certifications: ReadonlyMap<string, CertificationEntry>
  /** In the order of the detail page. */
  specs: readonly SpecEntry[]
  specCodes: ReadonlySet<string>
  points: ReadonlyMap<string, PointEntry>
  /** What inspectors remark. */
  remarks: ReadonlyMap<string, Named>
}

interface Rows extends Record<string, unknown> {
  categories: CategoryEntry[]
  brands: (Named & { id: string })[]
  certifications: CertificationEntry[]
  specs: SpecEntry[]
  points: PointEntry[]
  remarks: (Named & { id: string })[]
}

const names = (table: string, owner: string, id: SQL) => sql`(
  select json_object_agg(locale, name) from ${sql.identifier(table)}
  where ${sql.identifier(owner)} = ${id})`

const DICTIONARY = sql`
  select
    (select coalesce(json_agg(json_build_object('id', c.id, 'code', c.code,
        'parentId', c.parent_id, 'hsCode', c.hs_code,
        'names', ${names('category_text', 'category_id', sql`c.id`)})), '[]')
      from category c) as categories,
    (select coalesce(json_agg(json_build_object('id', b.id, 'code', b.code,
        'names', ${names('brand_text', 'brand_id', sql`b.id`)})), '[]')
      from brand b) as brands,
    (select coalesce(json_agg(json_build_object('id', c.id, 'code', c.code,
        'position', c.position,
        'names', ${names('certification_text', 'certification_id', sql`c.id`)})), '[]')
      from certification c) as certifications,
    (select coalesce(json_agg(json_build_object('code', f.code, 'kind', f.kind, 'unit', f.unit,
        'isShown', f.is_shown, 'better', f.better, 'names', ${names('spec_field_text', 'field_id', sql`f.id`)},
        'options', (
          select coalesce(json_agg(json_build_object('code', o.code,
            'names', ${names('spec_option_text', 'option_id', sql`o.id`)})), '[]')
          from spec_option o where o.field_id = f.id)
      ) order by f.position, f.code), '[]')
      from spec_field f) as specs,
    (select coalesce(json_agg(json_build_object('id', p.id, 'code', p.code, 'part', p.part,
        'unit', p.unit, 'position', p.position,
        'names', ${names('inspection_point_text', 'point_id', sql`p.id`)},
        'places', (
          select json_object_agg(t.category_id, json_build_object('x', t.x, 'y', t.y))
          from inspection_template t where t.point_id = p.id and t.x is not null))), '[]')
      from inspection_point p) as points,
    (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code,
        'names', ${names('inspection_remark_text', 'remark_id', sql`r.id`)})), '[]')
      from inspection_remark r) as remarks`

const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]))

/** Long enough that one reader pays for many; cached pages may be a minute old anyway. */
const SECONDS = 30

/** Another one after each change that staff make of categories and fields. */
const editionOf = cached({ seconds: 1 }, async (ctx): Promise<string> => {
  const edition = (table: string) => sql`(
    select md5(string_agg(concat_ws(',', id, version, position), ';' order by id))
    from ${sql.identifier(table)})`
  const { rows } = await ctx.db.execute<{ edition: string }>(
    sql`select concat_ws('|', ${edition('category')}, ${edition('spec_field')}) as edition`,
  )
  return one(rows).edition
})

/** `missing` is an id or code that the cached dictionary does not have: then it is read again. */
const read = cached(
  { seconds: SECONDS, most: 8 },
  async (ctx, _edition: string, _missing: string): Promise<Dictionary> => {
    const { rows } = await ctx.db.execute<Rows>(DICTIONARY)
    const { categories, brands, certifications, specs, points, remarks } = one(rows)
    return {
      categories: byId(categories),
      brands: byId(brands),
      certifications: byId(certifications),
      specs,
      specCodes: new Set(specs.map(({ code }) => code)),
      points: byId(points),
      remarks: byId(remarks),
    }
  },
)

/** What a detail refers to. */
export interface References {
  categoryId: string
  brandId: string
  certificationIds: readonly string[]
  specCodes: readonly string[]
  pointIds: readonly string[]
  remarkIds: readonly string[]
}

function missingFrom(known: Dictionary, wanted: References): string | undefined {
  const { categoryId, brandId, certificationIds, specCodes, pointIds, remarkIds } = wanted
  if (!known.categories.has(categoryId)) return categoryId
  if (!known.brands.has(brandId)) return brandId
  return (
    certificationIds.find((id) => !known.certifications.has(id)) ??
    specCodes.find((code) => !known.specCodes.has(code)) ??
    pointIds.find((id) => !known.points.has(id)) ??
    remarkIds.find((id) => !known.remarks.has(id))
  )
}

/** Names that staff change are a second old at most, others half a minute; a new entry is visible immediately. */
export async function dictionaryFor(ctx: Ctx, wanted: References): Promise<Dictionary> {
  const edition = await editionOf(ctx)
  const known = await read(ctx, edition, '')
  const missing = missingFrom(known, wanted)
  return missing === undefined ? known : read(ctx, edition, missing)
}

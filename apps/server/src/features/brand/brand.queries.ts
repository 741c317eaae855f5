import { sql, type SQL } from 'drizzle-orm'
import { inLanguage } from '#kernel/texts.ts'
import { brandText } from './brand.tables.ts'

/** A brand's name as part of another feature's statement. */
export const brandName = (of: SQL, wanted: SQL) =>
  inLanguage(brandText.name, { owner: brandText.brandId, locale: brandText.locale }, { of, wanted })

export const brandCode = (of: SQL) => sql<string>`(select code from brand where id = ${of})`

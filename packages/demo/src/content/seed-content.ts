import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { dictionaryCodes } from '@ironsouq/server/features/content/dictionary/dictionary.queries.ts'
import { saveDictionaryItem } from '@ironsouq/server/features/content/dictionary/dictionary.service.ts'
import { certificationCodes } from '@ironsouq/server/features/machines/certification/certification.queries.ts'
import {
  type CertificationWords,
  saveCertification,
} from '@ironsouq/server/features/machines/certification/certification.service.ts'
import { currencyCodes } from '@ironsouq/server/features/money/currency/currency.queries.ts'
import {
  preferCurrency,
  setCurrency,
} from '@ironsouq/server/features/money/currency/currency.service.ts'
import { currencyRate } from '@ironsouq/server/features/money/currency/currency.tables.ts'
import { fieldsSet } from '@ironsouq/server/features/platform/setting/setting.queries.ts'
import { setWebConfig } from '@ironsouq/server/features/platform/setting/setting.service.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { pointRange } from '../inspection/template.ts'
import { emirateKey } from '../places.ts'
import { inEvery } from './content.ts'
import { seedDestinations } from './destinations.ts'
import {
  ARTICLES,
  CERTIFICATIONS,
  COMPANY,
  CURRENCIES,
  DEFAULT_CURRENCY,
  type CurrencyCode,
} from './facts.ts'
import { seedHome } from './home.ts'
import { pastRates } from './rate-history.ts'

async function seedCurrencies(ctx: Ctx): Promise<void> {
  const there = await currencyCodes(ctx)
  const codes = Object.keys(CURRENCIES) as CurrencyCode[]
  for (const [position, code] of codes.entries())
    if (!there.has(code)) {
      await setCurrency(ctx, {
        code,
        position,
        names: inEvery(({ currencies }) => currencies[code]),
        ...CURRENCIES[code],
      })
      await ctx.db.insert(currencyRate).values(pastRates(code, ctx.now()))
    }
  if (there.size === 0) await preferCurrency(ctx, DEFAULT_CURRENCY)
}

/** The number with the emirate that issued it. */
const licenceIn = (locale: LocaleCode) =>
  `${COMPANY.licence} (${translator(locale)(emirateKey(COMPANY.licensedIn))})`

async function seedWebConfig(ctx: Ctx): Promise<void> {
  const alreadySet = await fieldsSet(ctx)
  const ours = [
    { field: 'pcCompanyName', texts: inEvery(({ companyName }) => companyName) },
    { field: 'pcCompanyInfo', texts: inEvery(({ companyInfo }) => companyInfo) },
    { field: 'pcCompanyPhone', texts: { en: COMPANY.phone } },
    { field: 'pcCompanyAddress', texts: inEvery(({ companyAddress }) => companyAddress) },
    { field: 'pcCompanyLicence', texts: inEvery((_, locale) => licenceIn(locale)) },
  ] as const
  for (const setting of ours) if (!alreadySet.has(setting.field)) await setWebConfig(ctx, setting)
}

/** The number of points is counted, not written. */
export function counted(words: CertificationWords): CertificationWords {
  const { least, most } = pointRange()
  const filled = (text: string) =>
    text.replaceAll('{least}', String(least)).replaceAll('{most}', String(most))
  return { ...words, title: filled(words.title), details: filled(words.details) }
}

async function seedCertifications(ctx: Ctx): Promise<void> {
  const there = await certificationCodes(ctx)
  for (const [position, code] of CERTIFICATIONS.entries())
    if (!there.has(code))
      await saveCertification(ctx, {
        code,
        position,
        texts: inEvery(({ certifications }) => counted(certifications[code])),
      })
}

async function seedArticles(ctx: Ctx): Promise<void> {
  const there = await dictionaryCodes(ctx, 'article')
  for (const [position, code] of ARTICLES.entries())
    if (!there.has(code))
      await saveDictionaryItem(ctx, {
        type: 'article',
        code,
        value: String(position + 1),
        position,
        labels: inEvery(({ articles }) => articles[code]),
      })
}

/** What an operator would have entered by now. What is there already is left as it is. */
export async function seedContent(ctx: Ctx): Promise<void> {
  await atomic(ctx, async (ctx) => {
    await seedCurrencies(ctx)
    await seedDestinations(ctx)
    await seedWebConfig(ctx)
    await seedCertifications(ctx)
    await seedArticles(ctx)
    await seedHome(ctx)
  })
}

import { fitVerdict } from '@ironsouq/contract/mall/product/product-fit'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { brand } from '@ironsouq/server/features/machines/brand/brand.tables.ts'
import { machineModel } from '@ironsouq/server/features/machines/model/model.tables.ts'
import { productQuestion } from '@ironsouq/server/features/mall/product-question/product-question.tables.ts'
import { product, productFit } from '@ironsouq/server/features/mall/product/product.tables.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { MEMBERS } from '../../members.ts'
import { momentBefore } from '../../seed/days.ts'

const DAY_MINUTES = 24 * 60
/** The last ones of each machine wait for their stores. */
const OF_MACHINE = 12
const OPEN = 3

interface Words {
  locale: LocaleCode
  question: string
  yes: string
  no: string
}

/** As mechanics and stores write; each in one language. */
const WORDS: readonly Words[] = [
  {
    locale: 'en',
    question: 'Will this go straight on, or do I need another version?',
    yes: 'It fits. Yours is within the range that this part is made for.',
    no: 'It does not fit. Your machine is outside the range of this part, please choose the other version.',
  },
  {
    locale: 'ar',
    question: 'هل تركب هذه القطعة مباشرة على معدتي؟',
    yes: 'نعم، تناسب معدتك، فرقمها ضمن نطاق هذه القطعة.',
    no: 'لا تناسب معدتك، فرقمها خارج نطاق هذه القطعة. اختر الإصدار الآخر.',
  },
  {
    locale: 'de',
    question: 'Passt das Teil ohne Änderung?',
    yes: 'Ja, Ihre Maschine liegt im Bereich, für den dieses Teil gebaut ist.',
    no: 'Nein, Ihre Maschine liegt außerhalb dieses Bereichs. Bitte nehmen Sie die andere Ausführung.',
  },
]

const MACHINES = [
  { code: 'caterpillar', model: '320D', serialNo: 'JLG03310', year: 2010 },
  { code: 'komatsu', model: 'PC200-8', serialNo: '351207', year: 2014 },
  { code: 'caterpillar', model: '320', serialNo: 'HEX11942', year: 2021 },
] as const

type Machine = (typeof MACHINES)[number]

/** Parts of the model whose range is stated, so that the answer follows from it. */
const rangedParts = (ctx: Ctx, { code, model }: Machine) =>
  ctx.db
    .select({ fit: productFit })
    .from(productFit)
    .innerJoin(product, eq(product.id, productFit.productId))
    .innerJoin(machineModel, eq(machineModel.id, productFit.modelId))
    .innerJoin(brand, eq(brand.id, machineModel.brandId))
    .where(
      and(
        eq(brand.code, code),
        eq(machineModel.name, model),
        or(isNotNull(productFit.serialFrom), isNotNull(productFit.serialTo)),
      ),
    )
    .orderBy(desc(product.soldCount), asc(product.seq))
    .limit(OF_MACHINE)

/** Questions of members about parts for three machines, most of them answered. */
export async function seedQuestions(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(productQuestion)) > 0) return 0
  const askers = await ctx.db
    .select({ id: member.id })
    .from(member)
    .where(
      inArray(
        member.account,
        MEMBERS.map(({ account }) => account),
      ),
    )
    .orderBy(asc(member.account))
  const rows: (typeof productQuestion.$inferInsert)[] = []
  for (const machine of MACHINES) {
    const parts = await rangedParts(ctx, machine)
    for (const [n, { fit }] of parts.entries()) {
      const words = WORDS[n % WORDS.length]
      const asker = askers[(n + rows.length) % askers.length]
      if (!asker || !words) break
      const { locale, question, yes, no } = words
      const { serialNo, year } = machine
      const daysAgo = 3 + n * 4
      const isOpen = n >= parts.length - OPEN
      const fits = fitVerdict(fit, machine) === 'fits'
      rows.push({
        productId: fit.productId,
        sellerId: fit.sellerId,
        memberId: asker.id,
        modelId: fit.modelId,
        serialNo,
        year,
        question,
        locale,
        ...(!isOpen && {
          fits,
          answer: fits ? yes : no,
          answerLocale: locale,
          answeredAt: momentBefore(ctx, daysAgo * DAY_MINUTES - 190),
        }),
        createdAt: momentBefore(ctx, isOpen ? 200 + n * 45 : daysAgo * DAY_MINUTES),
      })
    }
  }
  if (rows.length > 0) await ctx.db.insert(productQuestion).values(rows).onConflictDoNothing()
  return rows.length
}

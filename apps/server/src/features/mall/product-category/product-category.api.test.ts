import { productCategoryEndpoints } from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { MALL } from '@ironsouq/contract/page-cache'
import { expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { aStore } from '#features/mall/store/store.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { startServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'

const { list, create, save, order, attributes, createAttribute, saveAttribute } =
  productCategoryEndpoints

const rules = { isShown: true, needsReview: false, commissionPpm: 50_000, attributes: [] }

it('staff keep the tree of the mall; what has products gets no categories below it [BO-6]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const call = server.client({ bearer: await server.staffToken(['productCategory.edit']) })
  const add = (code: string, parentId: string | null = null) =>
    call(create, { body: { code, parentId, ...rules, texts: { en: code } } })
  const oil = await add('oil')
  const teeth = await add('teeth')
  await expect(add('oil')).rejects.toMatchObject({ status: 400 })
  const [first, second] = [oil.productCategoryId, teeth.productCategoryId]
  await call(order, { body: { before: [first, second], after: [second, first] } })
  expect((await call(list)).map(({ code }) => code)).toEqual(['teeth', 'oil'])
  const changed = { productCategoryId: first, version: 1, ...rules, isShown: false }
  const texts = { en: 'Oil', ar: 'زيوت' }
  expect(await call(save, { body: { ...changed, texts, needsReview: true } })).toMatchObject({
    version: 2,
    isShown: false,
    needsReview: true,
    texts,
  })
  await expect(call(save, { body: { ...changed, texts } })).rejects.toMatchObject({ status: 409 })
  const { id: sellerId } = await aSeller(ctx, { code: 'gulf', names: { en: 'Gulf' } })
  await aStore(ctx, { sellerId, names: { en: 'Gulf' } })
  await aProduct(ctx, { sellerId, productCategoryId: first })
  await expect(add('gear-oil', first)).rejects.toMatchObject({ status: 409 })
  expect(await add('tips', second)).toMatchObject({ parentId: second })
})

it('a changed category or attribute renews the pages of the mall [BO-6]', async () => {
  await using server = await startServer()
  const call = server.client({ bearer: await server.staffToken(['productCategory.edit']) })
  using purges = await collectPurges(server)
  const purged = () => purges.received.flatMap(({ tags }) => tags)
  await call(create, { body: { code: 'oil', parentId: null, ...rules, texts: { en: 'Oil' } } })
  await server.work()
  await expect.poll(purged).toEqual([MALL])
  const width = { code: 'width', kind: 'number', unit: 'mm', isFilter: true } as const
  await call(createAttribute, { body: { ...width, texts: { en: 'Width' }, choices: [] } })
  await server.work()
  await expect.poll(purged).toEqual([MALL, MALL])
})

it('a choice has a code that the address of a list carries, and stays while products state it [BO-6]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const call = server.client({ bearer: await server.staffToken(['productCategory.edit']) })
  const choice = (code: string) => ({ code, texts: { en: code } })
  const form = { unit: null, isFilter: true, texts: { en: 'Viscosity' } }
  const viscosity = { ...form, code: 'viscosity', kind: 'choice' } as const
  const wrong = { ...viscosity, choices: [choice('ISO VG 32')] }
  await expect(call(createAttribute, { body: wrong })).rejects.toMatchObject({ status: 400 })
  const body = { ...viscosity, choices: [choice('15W-40'), choice('SAE-30')] }
  const { productAttributeId, version } = await call(createAttribute, { body })
  expect(await call(attributes)).toMatchObject([{ code: 'viscosity', isFilter: true }])
  const { id: sellerId } = await aSeller(ctx, { code: 'gulf', names: { en: 'Gulf' } })
  await aStore(ctx, { sellerId, names: { en: 'Gulf' } })
  const { productCategoryId } = await call(create, {
    body: {
      code: 'oil',
      parentId: null,
      ...rules,
      texts: { en: 'Oil' },
      attributes: [{ productAttributeId, isRequired: true }],
    },
  })
  await aProduct(ctx, { sellerId, productCategoryId, attributes: { viscosity: '15W-40' } })
  const keep = (code: string) =>
    call(saveAttribute, { body: { productAttributeId, version, ...form, choices: [choice(code)] } })
  await expect(keep('SAE-30')).rejects.toMatchObject({ status: 409 })
  expect(await keep('15W-40')).toMatchObject({ choices: [{ code: '15W-40' }] })
})

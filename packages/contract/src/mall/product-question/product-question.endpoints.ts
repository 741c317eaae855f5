import * as z from 'zod/mini'
import { TextLocale } from '../../content/text/text.schema.ts'
import { endpoint } from '../../endpoint.ts'
import { plainText } from '../../plain-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { MachineYear, SerialNo } from '../product/product-fit.schema.ts'
import { QUESTION_MAX } from './product-question.limits.ts'

const words = z
  .string()
  .check(z.overwrite(plainText), z.trim(), z.minLength(1), z.maxLength(QUESTION_MAX))

/** A question about a product, with the machine that it should fit. */
const QuestionForm = z.object({
  prodId: z.uuid(),
  modelId: z.nullable(z.uuid()),
  /** The store sees it, other visitors never do. */
  serialNo: z.nullable(SerialNo),
  year: z.nullable(MachineYear),
  question: words,
})
export type QuestionForm = z.output<typeof QuestionForm>

const asked = {
  productQuestionId: z.uuid(),
  /** Brand and model of the machine. */
  machine: z.nullable(z.string()),
  year: z.nullable(z.int()),
  /** In the language it was written in. */
  question: z.string(),
  locale: TextLocale,
}

const answered = {
  /** Null: the answer says more than yes or no. */
  fits: z.nullable(z.boolean()),
  answer: z.string(),
  answerLocale: TextLocale,
  answeredAt: z.iso.datetime(),
}

export const AnsweredQuestion = z.object({ ...asked, ...answered })
export type AnsweredQuestion = z.output<typeof AnsweredQuestion>

export const QuestionRecord = z.object({
  ...asked,
  productId: z.uuid(),
  productName: z.string(),
  serialNo: z.nullable(z.string()),
  answered: z.nullable(z.object(answered)),
  isHidden: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type QuestionRecord = z.output<typeof QuestionRecord>

const QuestionId = z.object({ productQuestionId: z.uuid() })
const MERCHANT = { audience: 'merchant', permission: 'product.read' } as const

export const productQuestionEndpoints = {
  answered: endpoint({
    method: 'GET',
    path: '/prod/questions',
    audience: 'anyone',
    summary: 'The latest answered questions about a product, each in its own language',
    query: z.object({ prodId: z.uuid() }),
    data: z.array(AnsweredQuestion),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/p/prod/ask',
    audience: 'member',
    summary:
      'Asks the store whether a product fits; one question about a product is open at a time',
    body: QuestionForm,
    data: z.null(),
    once: true,
    limit: { max: 10, seconds: 3600 },
  }),
  list: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/product-question/list',
    summary: 'One page of the questions about the products of the store, the newest first',
    query: staffListQuery(['-createdAt', 'createdAt']),
    data: staffPage(QuestionRecord),
  }),
  record: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/product-question/record',
    summary: 'One question about a product of the store',
    query: QuestionId,
    data: QuestionRecord,
  }),
  answer: endpoint({
    audience: 'merchant',
    permission: 'product.edit',
    method: 'PUT',
    path: '/p/merchant/product-question/answer',
    summary: 'Answers a question; an answer is final',
    body: z.extend(QuestionId, { fits: z.nullable(z.boolean()), answer: words }),
    data: QuestionRecord,
  }),
}

export const questionReviewEndpoints = {
  ofProduct: endpoint({
    audience: 'staff',
    permission: 'product.read',
    method: 'GET',
    path: '/p/staff/product-question/of-product',
    summary: 'The latest questions about a product, answered, open and hidden',
    query: z.object({ productId: z.uuid() }),
    data: z.array(QuestionRecord),
  }),
  hide: endpoint({
    audience: 'staff',
    permission: 'product.review',
    method: 'POST',
    path: '/p/staff/product-question/hide',
    summary: 'Hides a question and its answer from the shop, or shows them again',
    body: z.extend(QuestionId, { isHidden: z.boolean() }),
    data: QuestionRecord,
    audit: true,
  }),
}

import {
  productQuestionEndpoints,
  questionReviewEndpoints,
} from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import {
  answeredQuestions,
  questionRecord,
  questionsListed,
  questionsOfProduct,
} from './product-question.projection.ts'
import { answerQuestion, askStore, hideQuestion } from './product-question.service.ts'

export const productQuestionRoutes: Routes = (serve) => {
  serve(productQuestionEndpoints.answered, ({ ctx, query }) => answeredQuestions(ctx, query.prodId))
  serve(productQuestionEndpoints.ask, ({ ctx, actor, body }) => askStore(ctx, actor.id, body))
  serve(productQuestionEndpoints.list, ({ ctx, query }) => questionsListed(ctx, query))
  serve(productQuestionEndpoints.record, ({ ctx, query }) =>
    questionRecord(ctx, query.productQuestionId),
  )
  serve(productQuestionEndpoints.answer, ({ ctx, body }) => answerQuestion(ctx, body))
}

export const questionReviewRoutes: Routes = (serve) => {
  serve(questionReviewEndpoints.ofProduct, ({ ctx, query }) =>
    questionsOfProduct(ctx, query.productId),
  )
  serve(questionReviewEndpoints.hide, ({ ctx, body }) => hideQuestion(ctx, body))
}
